import { readVat } from './price-label.ts';

test.each([
  ['21 % sur la construction et la quote-part de terrain', 'excluded'],
  [21, 'excluded'],
  ['21 % btw exclusief', 'excluded'],
  ['incl. 21 % btw', 'included'],
  ['TVA comprise', 'included'],
  ['21 % TVAC', 'included'],
  ['inkl. MwSt., exkl. Kosten', 'included'],
  ['TVA non comprise', 'excluded'],
  ['', undefined],
  [0, undefined],
  [null, undefined],
])('%p says %p', (text, wording) => {
  expect(readVat(text)).toBe(wording);
});

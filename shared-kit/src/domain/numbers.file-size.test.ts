import { fileSize } from './numbers.ts';

const belgian = (figure: number, maximumFractionDigits: number) =>
  figure.toLocaleString('nl-BE', { maximumFractionDigits });

test.each([
  [10, 'nl', '1 kB'],
  [820_000, 'fr', '801 ko'],
  [1_500_000, 'fr', '1,4 Mo'],
  [1_500_000, 'nl', '1,4 MB'],
  [1_500_000, 'en', '1,4 MB'],
  [1_500_000, 'de', '1,4 MB'],
])('%i bytes in %s: %s', (bytes, language, text) => {
  expect(fileSize(bytes, language, belgian)).toBe(text.replace(' ', '\u00a0'));
});

import { LEAST_CONTRAST, readableInk } from './readable-ink.ts';

test.each([
  ['#faf8f4', 'dark'],
  ['#e7c9a0', 'dark'],
  ['#14241f', 'light'],
  ['#2e5a4c', 'light'],
] as const)('on %s %s text is read', (ground, ink) => {
  const found = readableInk(ground);
  expect(found.ink).toBe(ink);
  expect(found.contrast).toBeGreaterThan(LEAST_CONTRAST);
});

test('on a middle tone neither is read well enough', () => {
  expect(readableInk('#808080').contrast).toBeLessThan(LEAST_CONTRAST);
});

test('black and white have the contrast that WCAG names', () => {
  expect(readableInk('#000000').contrast).toBeCloseTo(21, 5);
});

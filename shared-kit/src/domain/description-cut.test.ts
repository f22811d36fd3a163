import { cutDescription } from './description-cut.ts';

test('a short description is not cut', () => {
  expect(cutDescription('<p>Belle maison.</p>')).toBe('Belle maison.');
  expect(cutDescription('a'.repeat(250))).toBe('a'.repeat(250));
});

test.each([null, undefined, '', '<p></p>'])('%p is empty', (html) => {
  expect(cutDescription(html)).toBe('');
});

test('a long one is cut at a word past 80 %', () => {
  expect(cutDescription('maison avec jardin et garage', 20)).toBe('maison avec jardin…');
  expect(cutDescription('maison, avec jardin, et garage', 21)).toBe('maison, avec jardin…');
  expect(cutDescription('maison avec jardins etc', 19)).toBe('maison avec jardins…');
});

test('a boundary before 80 % does not count', () => {
  expect(cutDescription('maison rez-de-chaussée', 20)).toBe('maison rez-de-chauss…');
});

test('250 characters is the usual limit', () => {
  const text = cutDescription('mot '.repeat(10_000));
  expect(text.length).toBeLessThanOrEqual(251);
  expect(text).toMatch(/mot…$/);
});

test('no character is cut in half', () => {
  expect(cutDescription('😀'.repeat(200), 249)).toBe(`${'😀'.repeat(124)}…`);
});

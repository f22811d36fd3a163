import { plainText, truncate, cutDescription } from './plain-text.ts';

test.each([
  ['<p>Belle <b>maison</b>s</p><p>3 chambres</p>', 'Belle maisons 3 chambres'],
  ['Cuisine<br/>Salon<BR>Jardin', 'Cuisine Salon Jardin'],
  ['Caf&eacute; &agrave; c&ocirc;t&eacute; &amp; &Ccedil;a', 'Café à côté & Ça'],
  ['120&nbsp;m&sup2; &ndash; 350.000&nbsp;&euro;', '120 m² – 350.000 €'],
  ['&#233;t&#xe9; &#128512;', 'été 😀'],
  ['c&oelig;ur gro&szlig;', 'cœur groß'],
  ['&unknown; &#0; &#9999999; &constructor;x', 'x'],
  ['AT&T & fils', 'AT&T & fils'],
  ['surface < 100 m² et > 50', 'surface < 100 m² et > 50'],
  ['&lt;b&gt;', '<b>'],
  ['a<!-- hidden -->b<style>p{}</style>c<script>alert("<p>")</script>d', 'a b c d'],
  ['texte <a href="x', 'texte'],
  ['a<!-- never closed', 'a'],
  ['', ''],
])('%p reads %p', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('unclosed markup is processed in linear time', () => {
  for (const bait of ['<a', '<!--', '<script', '&a', '<p ', '< '])
    expect(plainText(bait.repeat(200_000)).length).toBeLessThan(1_000_000);
});

test.each([
  ['Maison', 10, 'Maison'],
  ['Maison', 6, 'Maison'],
  ['Maison', 3, 'Mai'],
  ['Maison', 2.9, 'Ma'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['Maison', 0, ''],
  ['Maison', -1, ''],
  ['Maison', NaN, ''],
  ['Maison', Infinity, 'Maison'],
  ['', 5, ''],
])('truncate(%p, %p) is %p', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

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

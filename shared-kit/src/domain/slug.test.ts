import { foldAccents, slugify } from './slug.ts';

test.each([
  ['Liège', 'Liege'],
  ['Eghezée', 'Eghezee'],
  ['Œuvre d’art & cœur', 'OEuvre d’art & coeur'],
  ['Große Straße', 'Grosse Strasse'],
  ['ÄÖÜ äöü', 'AOU aou'],
  ['e\u0301', 'e'],
  ['120 m²', '120 m2'],
  ['', ''],
])('foldAccents(%p) is %p', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});

test.each([
  ['Villa 4 façades avec jardin', 'villa-4-facades-avec-jardin'],
  ["L'Orée du bois – 3 ch. / 120 m²", 'l-oree-du-bois-3-ch-120-m2'],
  ['À VENDRE !', 'a-vendre'],
  ['Cœur de ville', 'coeur-de-ville'],
  ['Großes Haus', 'grosses-haus'],
  ["Braine-l'Alleud", 'braine-l-alleud'],
  ['---', ''],
  ['Дом', ''],
  ['😀 loft 😀', 'loft'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('slugify(%p) is %p', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a long title is cut at a hyphen, within 70 characters', () => {
  const slug = slugify(
    'Superbe maison de maître entièrement rénovée avec jardin, garage double et dépendances',
  );
  expect(slug).toBe('superbe-maison-de-maitre-entierement-renovee-avec-jardin-garage-double');
  expect(slug).toHaveLength(70);
});

test('a word that ends exactly at the limit is kept whole', () => {
  expect(slugify('abc def ghi', 7)).toBe('abc-def');
  expect(slugify('abc def ghi', 8)).toBe('abc-def');
  expect(slugify('abc def ghi', 6)).toBe('abc');
});

test('a single long word is cut at the limit', () => {
  expect(slugify('a'.repeat(1_000_000))).toBe('a'.repeat(70));
});

test('a slug is stable: slugging it again changes nothing', () => {
  const slug = slugify('Rez-de-Chaussée « plain-pied » à Thorembais-Saint-Trond');
  expect(slugify(slug)).toBe(slug);
});

import fc from 'composer/testing/fast-check.ts';
import { foldAccents } from 'composer/paths';
import { slugify, slugIn } from './slug.ts';

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

test.each([
  ['de', 'Schönes Haus für Müllers', 'schoenes-haus-fuer-muellers'],
  ['de', 'Übergröße – schätzen lassen', 'uebergroesse-schaetzen-lassen'],
  ['de', 'Fu\u0308r drei', 'fuer-drei'],
  ['de', 'Éghezée', 'eghezee'],
  ['fr', 'Haus für drei', 'haus-fur-drei'],
  ['nl', 'Coördinatie', 'coordinatie'],
  ['en', 'Naïve Büro', 'naive-buro'],
] as const)('in %s %p is %p', (language, title, slug) => {
  expect(slugIn(language, title)).toBe(slug);
});

const germanText = fc.string({ unit: fc.constantFrom(...'aäbcöeéüßÄÖÜ ,–-/19œ', 'u\u0308'), maxLength: 90 });

test('whatever its text, a German slug is that of the text with two letters for each umlaut, and stable', () => {
  fc.assert(
    fc.property(germanText, (text) => {
      const spelled = text.normalize('NFC').replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue');
      const slug = slugIn('de', text);
      expect(slug).toBe(slugify(spelled));
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugIn('de', slug)).toBe(slug);
    }),
  );
});

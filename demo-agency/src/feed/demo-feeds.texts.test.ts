import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { demoFeeds } from './demo-feeds.ts';

const detailsByLanguage = new Map(
  [...demoFeeds()].map(({ language, feed }) => [language, feed.details ?? []] as const),
);
const detailsIn = (language: Language) => detailsByLanguage.get(language) ?? [];
const titlesIn = (language: Language) => detailsIn(language).flatMap(({ Title }) => (Title ? [Title] : []));
const describedIn = (language: Language) =>
  detailsIn(language).flatMap(({ Description }) => (Description ? [Description] : []));

test('French describes every listing, each further language fewer', () => {
  expect(describedIn('fr')).toHaveLength(576);
  const share = (language: Language) => describedIn(language).length / 576;
  expect(share('nl')).toBeCloseTo(0.97, 1);
  expect(share('en')).toBeCloseTo(0.93, 1);
  expect(share('de')).toBeCloseTo(0.9, 1);
});

test.each(['nl', 'en', 'de'] as const)('missing texts in %s are either absent or empty', (language) => {
  expect(detailsIn(language).length).toBeLessThan(576);
  expect(detailsIn(language).some(({ Title, Description }) => Title === '' && Description === '')).toBe(true);
});

test.each([
  ['nl', 'Een adres dat telt'],
  ['en', 'An address that counts'],
  ['de', 'Eine Adresse, die zählt'],
] as const)(
  'titles in %s have lines of their own, not those of the French word for word',
  (language, copied) => {
    expect(titlesIn('fr').some((title) => title.includes('Une adresse qui compte'))).toBe(true);
    expect(titlesIn(language).filter((title) => title.includes(copied))).toEqual([]);
  },
);

test('a few listings have no title in any language', () => {
  const untitled = detailsIn('fr').filter(({ Title }) => !Title);
  expect(untitled.length).toBeGreaterThan(15);
  expect(untitled.length).toBeLessThan(40);
  const ids = new Set(untitled.map(({ ID }) => ID));
  for (const language of LANGUAGES) {
    expect(detailsIn(language).filter(({ ID, Title }) => ids.has(ID) && Title)).toEqual([]);
  }
});

test.each(LANGUAGES)('titles in %s are short and never the same', (language) => {
  const titles = titlesIn(language);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => title.length > 80)).toEqual([]);
});

test.each(LANGUAGES)('neighbours in %s do not begin with the same words', (language) => {
  const start = (text: string) =>
    text
      .replace(/<[^>]+>/g, '')
      .split(/\s/)
      .slice(0, 5)
      .join(' ');
  const descriptions = describedIn(language).map(start);
  expect(descriptions.filter((words, index) => words === descriptions[index + 1])).toEqual([]);
});

test.each(LANGUAGES)(
  'descriptions in %s are two to six paragraphs of plain HTML, some with a list',
  (language) => {
    for (const description of describedIn(language)) {
      expect(description).toMatch(/^(<p>[^<>]+<\/p>(<ul>(<li>[^<>]+<\/li>){3,}<\/ul>)?){2,6}$/);
    }
    expect(describedIn(language).some((description) => description.includes('<ul>'))).toBe(true);
  },
);

test.each(LANGUAGES)('no text in %s contains a missing value or a double space', (language) => {
  const oddities = [...titlesIn(language), ...describedIn(language)].filter((text) =>
    /undefined|null|NaN|Infinity|\[object|\$\{| {2}|\s[,.](?!\d)|\.\.|'/.test(text),
  );
  expect(oddities).toEqual([]);
});

/** Words that are frequent in one of the languages and do not exist in the others. */
const OWN_WORDS: Record<Language, RegExp> = {
  fr: /\b(avec|chambres?|cuisine|cette|séjour)\b/i,
  nl: /\b(met|slaapkamers?|keuken|deze|het|een)\b/i,
  en: /\b(with|bedrooms?|kitchen|this|the)\b/i,
  de: /\b(mit|schlafzimmer|küche|diese[rsmn]?|und)\b/i,
};

test.each(LANGUAGES)('texts in %s contain no words of another language', (language) => {
  const foreign = Object.entries(OWN_WORDS).filter(([other]) => other !== language);
  const mixed = [...titlesIn(language), ...describedIn(language)].filter((text) =>
    foreign.some(([, words]) => words.test(text)),
  );
  expect(mixed).toEqual([]);
});

test('French elides before vowels and contracts before articles', () => {
  const wrong = [...titlesIn('fr'), ...describedIn('fr')].filter((text) =>
    /(?<!\p{L})((de|que|le|la|ce|ne|se) [aeéèêiou]\p{L}|(de|à) les? )/iu.test(text),
  );
  expect(wrong).toEqual([]);
});

test('German endings agree: no neuter adjective before a feminine noun', () => {
  const wrong = titlesIn('de').filter((title) =>
    /\p{Ll}es (Wohnung|Villa|Maisonette|Architektenvilla)\b|\p{Ll}er (Haus|Penthouse|Wohnung)\b/u.test(title),
  );
  expect(wrong).toEqual([]);
});

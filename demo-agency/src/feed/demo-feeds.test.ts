import { feedSchema, type Feed } from 'shared-kit/contracts/feed/feed';
import { statusSchema } from 'shared-kit/contracts/api/listing';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { headlineWithoutStatus, statusOfHeadline } from 'shared-kit/domain/status';
import { demoFeeds } from './demo-feeds.ts';

const feeds = new Map<Language, Feed>([...demoFeeds()].map(({ language, feed }) => [language, feed]));
const feedIn = (language: Language) => feeds.get(language)!;
const french = feedIn('fr');
const details = (language: Language) => feedIn(language).details ?? [];

test.each(LANGUAGES)('the site accepts the feed in %s, without unknown keys', (language) => {
  const { data, error } = feedSchema.safeParse(feedIn(language));
  expect(error?.issues).toBeUndefined();
  expect(data).toEqual(feedIn(language));
});

test('the same seed makes the same data', () => {
  expect([...demoFeeds()].map(({ feed }) => feed)).toEqual([...feeds.values()]);
});

test('a feed of a day has open days after it, which the site accepts; their homes are on offer', () => {
  const [{ feed } = { feed: french }] = demoFeeds(new Date('2026-11-23T08:00:00Z'));
  expect(feedSchema.safeParse(feed).error?.issues).toBeUndefined();
  const open = feed.details!.filter(({ OpenDays }) => OpenDays);
  expect(open.length).toBeGreaterThan(20);
  for (const { ID, OpenDays } of open) {
    for (const { Start, End } of OpenDays!)
      expect(['2026-11-24', Start, End].toSorted()[0]).toBe('2026-11-24');
    const { TypeDescription, Goal } = feed.properties.find((listing) => listing.ID === ID)!;
    expect(['sold', 'rented']).not.toContain(statusOfHeadline(TypeDescription, Goal));
  }
});

test('a home whose price came down tells how, up to the price of now', () => {
  const told = french.details!.filter(({ PriceHistory }) => PriceHistory!.length > 0);
  expect(told.length).toBeGreaterThan(5);
  for (const { Price, PriceHistory } of told) {
    const prices = PriceHistory!.map((earlier) => earlier.Price);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect([prices.length > 1, prices.at(-1)]).toEqual([true, Price]);
  }
});

test('about 580 listings have descending IDs from 1399 to 816, with gaps', () => {
  const ids = french.properties.map(({ ID }) => ID);
  expect([ids[0], ids.at(-1), ids.length]).toEqual([1399, 816, 576]);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
});

test('three in ten are for rent, and only their references end in L', () => {
  const rents = french.properties.filter(({ Goal }) => Goal === 1);
  expect(rents.length / french.properties.length).toBeCloseTo(0.3, 1);
  expect(french.properties.every(({ Goal, RecordFile }) => RecordFile.endsWith('L') === (Goal === 1))).toBe(
    true,
  );
});

test('references are unique', () => {
  expect(new Set(french.properties.map(({ RecordFile }) => RecordFile)).size).toBe(french.properties.length);
});

test('every main type of product L15 occurs, and an empty one', () => {
  expect([...new Set(french.properties.map(({ MainTypeName }) => MainTypeName))].sort()).toEqual(
    [
      '', 'Appartement', 'Bungalow', 'Bureaux', 'Duplex', 'Entrepôt', 'Fermette', 'Immeuble de rapport', 'Maison',
      'Maison mitoyenne', 'Maison villageoise', 'Penthouse', 'Plain-pied', 'Rez-de-chaussée', 'Terrain', 'Villa',
      "Villa d'architecte",
    ].sort(),
  ); // prettier-ignore
});

test('listings have the types of product L14, some of them two', () => {
  expect(french.webIDs.map(({ WebID, Name, ShowOrder }) => [WebID, Name, ShowOrder])).toEqual([
    [1, 'Maison', 0],
    [2, 'Appartement', 1],
    [4, 'Terrain', 3],
    [10, 'Autres', 5],
  ]);
  const webIds = french.properties.map(({ WebIDs }) => WebIDs);
  expect([...new Set(webIds)]).toEqual(expect.arrayContaining(['1', '2', '4', '10', '2, 10']));
  expect(french.properties.every(({ WebID, WebIDs }) => WebIDs.split(', ')[0] === String(WebID))).toBe(true);
});

test.each(LANGUAGES)('headlines in %s contain every status, though most have none', (language) => {
  const statuses = feedIn(language).properties.map(({ TypeDescription, Goal }) =>
    statusOfHeadline(TypeDescription, Goal),
  );
  expect(new Set(statuses)).toEqual(new Set([undefined, ...statusSchema.options]));
  expect(statuses.filter((status) => status === undefined).length).toBeGreaterThan(statuses.length / 2);
});

test.each(LANGUAGES)('in %s what is left of a headline beside its ribbon repeats no status', (language) => {
  const left = feedIn(language).properties.map(({ TypeDescription, Goal }) =>
    headlineWithoutStatus(TypeDescription, statusOfHeadline(TypeDescription, Goal) ?? null),
  );
  expect(left.filter((headline) => statusOfHeadline(headline, 0) ?? statusOfHeadline(headline, 1))).toEqual(
    [],
  );
});

test('a headline has the same status in every language', () => {
  const statusesIn = (language: Language) =>
    feedIn(language).properties.map(({ TypeDescription, Goal }) => statusOfHeadline(TypeDescription, Goal));
  for (const language of LANGUAGES) expect(statusesIn(language)).toEqual(statusesIn('fr'));
});

test('ribbons run from 0 to 18, each with a name in every language', () => {
  const values = new Set(french.properties.map(({ Marquee }) => Marquee));
  expect([...values].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 19 }, (_, value) => value),
  );
  for (const language of LANGUAGES) {
    const marquees = new Map(feedIn(language).properties.map(({ ID, Marquee }) => [ID, Marquee]));
    for (const { ID, MarqueeName } of details(language)) {
      expect(Boolean(MarqueeName)).toBe(marquees.get(ID) !== 0);
    }
  }
});

test('some listings have no picture', () => {
  const bare = french.properties.filter(({ SmallPictureItem }) => !SmallPictureItem);
  expect(bare.length / french.properties.length).toBeCloseTo(0.04, 1);
  const photographed = new Map(details('fr').map(({ ID, Pictures }) => [ID, Pictures?.length]));
  expect(bare.every(({ ID }) => photographed.get(ID) === 0)).toBe(true);
});

test('town counts are those of the listings', () => {
  for (const feed of feeds.values()) {
    const sum = (cities: Feed['citys']) =>
      cities.reduce((total, { PropertyCount }) => total + PropertyCount, 0);
    expect(sum(feed.citys)).toBe(feed.properties.length);
    expect(sum(feed.citysSale)).toBe(feed.properties.filter(({ Goal }) => Goal === 0).length);
    expect(sum(feed.citysRent)).toBe(feed.properties.filter(({ Goal }) => Goal === 1).length);
  }
});

test('one town has two spellings, another one to be corrected, and two are abroad', () => {
  const cities = french.citys.map(({ Name, Zip }) => `${Name} ${Zip}`);
  expect(cities).toEqual(expect.arrayContaining(['Eghezée 5310', 'Éghezée 5310', 'Bruxelles-Ville 1000']));
  expect(french.citys.filter(({ CountryID }) => CountryID === 50).map(({ Name }) => Name)).toEqual([
    'Steinfort',
    'Strassen',
  ]);
});

test('towns have their name in each language', () => {
  const nameIn = (language: Language, zip: string) =>
    feedIn(language).citys.find(({ Zip }) => Zip === zip)?.Name;
  expect(LANGUAGES.map((language) => nameIn(language, '4000'))).toEqual([
    'Luik',
    'Liège',
    'Liège',
    'Lüttich',
  ]);
  expect(LANGUAGES.map((language) => nameIn(language, '3000'))).toEqual([
    'Leuven',
    'Louvain',
    'Leuven',
    'Löwen',
  ]);
});

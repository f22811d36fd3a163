import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { listingSearchSchema } from 'shared-kit/contracts/api/listing';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { foldWords } from 'shared-kit/domain/slug';
import request from 'supertest';
import { loadDemoFeeds } from '../../../../testing/demo-feed-files.ts';
import { exampleConfig } from '../../../../testing/example-agency.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import type { OpenDatabase } from '../../../database/open-database.ts';
import type { ListingData } from '../listing-data.ts';
import { readListingData } from '../read-listing-data.ts';
import { ensureReadModel } from '../read-model/ensure-read-model.ts';
import { matchingRows } from '../search/matching-rows.ts';
import { searchFilter } from '../search/search-filter.ts';
import { interpretText } from '../search/search-listings.ts';

/** What visitors type, by language, and what each must find: what a query of filters finds, one main type, or what titles or all texts say. */
interface Expected {
  find?: string;
  mainType?: string;
  titled?: string;
  says?: string;
  texts: Record<Language, string[]>;
}

const EXPECTED = JSON.parse(
  readFileSync(new URL('demo-searches.json', import.meta.url), 'utf8'),
) as Expected[];
const config = exampleConfig();
let open: OpenDatabase;
let api: TestApi;
let data: ListingData;

beforeAll(async () => {
  open = await openTestDatabase();
  await ensureReadModel(open.database, config);
  api = testApi({ database: open.database, config });
  await loadDemoFeeds(open.database, config);
  data = await readListingData(open.database, config);
}, 300_000);
afterAll(() => open.close());

/** IDs of everything that a query finds, as lists, counts and the map find it. */
async function all(query: Record<string, unknown>): Promise<number[]> {
  const search = listingSearchSchema.parse({ lang: 'fr', goal: 0, ...query });
  const { columns, vocabulary } = data;
  const text = await interpretText(open.database, config, search, data);
  const rows = matchingRows(columns, searchFilter(config, search, vocabulary, text));
  return Array.from(rows, (row) => columns.ids[row]!);
}

const LISTS = new Set(['city', 'area', 'type', 'with', 'energy']);

/** Fields of the API as an address writes them. */
function parseFields(find: string): Record<string, unknown> {
  const params = new URLSearchParams(find);
  const goal = params.get('goal') ?? '0';
  const fields = [...params.keys()].map((name) => {
    const values = params.getAll(name);
    return [name, LISTS.has(name) ? values : values[0]];
  });
  return { ...Object.fromEntries(fields), goal };
}

async function wanted({ find, mainType, titled, says }: Expected): Promise<number[]> {
  if (find !== undefined) return all(parseFields(find));
  const isSo = (home: Home) => {
    if (mainType !== undefined) return home.mainType.startsWith(mainType);
    const pattern = new RegExp((titled ?? says)!);
    return (titled === undefined ? home.texts : home.titles).some((text) => pattern.test(text));
  };
  return (await homes()).filter(isSo).map(({ id }) => id);
}

/** A home for sale, as its pages tell of it in all languages. */
interface Home {
  id: number;
  /** In French. */
  mainType: string;
  titles: string[];
  texts: string[];
}

let known: Promise<Home[]> | undefined;
const homes = () => (known ??= readHomes());

async function readHomes(): Promise<Home[]> {
  const found: Home[] = [];
  for (const id of await all({})) {
    const pages = await Promise.all(
      LANGUAGES.map(
        async (lang) =>
          (await request(api.app).get(`/api/properties/${id}`).query({ lang }).expect(200)).body.property,
      ),
    );
    const titles = pages.map(({ title, headline }) => foldWords(`${title} ${headline}`));
    const texts = pages.map(({ description }, index) =>
      foldWords(`${titles[index]} ${description.replace(/<[^>]*>/g, ' ')}`),
    );
    found.push({ id, mainType: pages[LANGUAGES.indexOf('fr')].mainType, titles, texts });
  }
  return found;
}

const cases = EXPECTED.flatMap((expected) =>
  LANGUAGES.map((lang) => ({ lang, expected, name: Object.values(expected)[0] as string })),
);

test('there are four hundred of them', () => {
  const texts = EXPECTED.flatMap((expected) => LANGUAGES.flatMap((lang) => expected.texts[lang]));
  expect(texts.length).toBeGreaterThanOrEqual(400);
});

test.each(cases)('$lang: $name', async ({ lang, expected }) => {
  const ids = await wanted(expected);
  expect(ids.length).toBeGreaterThan(0);
  const goal = expected.find?.includes('goal=1') ? 1 : 0;
  for (const search of expected.texts[lang])
    expect({ search, ids: await all({ lang, goal, search }) }).toEqual({ search, ids });
});

test.each(LANGUAGES)(
  'names of towns, postal codes and types find what their filters find: %s',
  async (lang) => {
    for (const goal of [0, 1]) {
      const { facets } = await api.search({ lang, goal });
      for (const { key, name, zip } of facets.cities) {
        const ids = await all({ lang, goal, city: key });
        expect({ name, ids: await all({ lang, goal, search: `${zip} ${name}` }) }).toEqual({ name, ids });
      }
      for (const { id, name } of facets.types.filter(({ id }) => id !== 10))
        expect({ name, ids: await all({ lang, goal, search: name }) }).toEqual({
          name,
          ids: await all({ lang, goal, type: id }),
        });
    }
  },
);

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import request from 'supertest';
import { loadDemoFeeds } from '../../../../testing/demo-feed-files.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { exampleConfig } from '../../../../testing/example-agency.ts';
import { listings } from '../../../database/schema/search.ts';
import type { OpenDatabase } from '../../../database/open-database.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import { findProperty } from '../property/find-property.ts';
import { ensureReadModel } from '../read-model/ensure-read-model.ts';
import { vocabularySource } from '../vocabulary/vocabulary.ts';

const config = exampleConfig();
let open: OpenDatabase;
let api: TestApi;
let ids: number[];

beforeAll(async () => {
  open = await openTestDatabase();
  await ensureReadModel(open.database, config);
  api = testApi({ database: open.database, config });
  await loadDemoFeeds(open.database, config, {
    loaded: async () => {
      // Answers from a half-loaded site must not stay in the cache.
      ids = (await listedIds()).slice(0, 50);
      await answersIn('nl');
    },
  });
  ids = await listedIds();
}, 300_000);
afterAll(() => open.close());

const listedIds = async () =>
  (await open.database.select({ id: listings.id }).from(listings).orderBy(listings.id)).map(({ id }) => id);

async function answersIn(lang: Language): Promise<{ property: unknown; similar: { id: number }[] }[]> {
  const answers = ids.map((id) => request(api.app).get(`/api/properties/${id}`).query({ lang }).expect(200));
  return (await Promise.all(answers)).map(({ body }) => body);
}

test.each(LANGUAGES)(
  'each property of the demo site has the same answer as when it is computed alone: %s',
  async (language) => {
    const vocabulary = await vocabularySource(open.database, config)();
    const made = await answersIn(language);
    const kept = await answersIn(language);
    expect(kept).toEqual(made);
    for (const [index, { property }] of made.entries()) {
      const alone = await findProperty(open.database, config, vocabulary, { id: ids[index]!, language });
      expect(property).toEqual(JSON.parse(JSON.stringify(alone)));
    }
  },
  300_000,
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import { listingPageSchema, type ListingPage } from 'shared-kit/contracts/api/listing';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import request from 'supertest';
import { createApp, type AppDependencies } from '../src/app.ts';
import { feedItems } from './feed-items.ts';
import { loadFeed } from '../src/catalogue/import/load-feed.ts';
import type { TestDatabase } from './test-database.ts';
import { loadOnce } from './loaded-before.ts';

/** The API on a test's database, with operations for tests. */
export interface TestApi {
  app: Express;
  /** Its figures and the state of its content. */
  internal: Express;
  /** Loads feeds in sequence, without the check for shrinking feeds. */
  load(...feeds: Feed[]): Promise<void>;
  /** Searches in French for sale unless the query says otherwise; the answer is checked against the contract. */
  search(query: object): Promise<ListingPage>;
  /** IDs of the results of a search. */
  found(query: object): Promise<number[]>;
}

/** Shared by every API of a test file. */
const dataFolder = mkdtempSync(join(tmpdir(), 'facade-api-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

export function testApi(
  { database, config }: TestDatabase,
  more: Partial<
    Pick<
      AppDependencies,
      | 'publicUrl'
      | 'officeAddresses'
      | 'officeToken'
      | 'logger'
      | 'captchaAtProvider'
      | 'dataWaitMs'
      | 'hasWebhook'
      | 'onMailQueued'
      | 'uploads'
      | 'pool'
      | 'replica'
      | 'tracing'
      | 'pictureHosts'
    >
  > = {},
): TestApi {
  const logger = pino({ level: 'silent' });
  const { app, internal } = createApp({
    database,
    config,
    dataFolder,
    logger,
    // What was loaded is in the next answer, however busy the machine is.
    dataWaitMs: 60_000,
    ...more,
  });

  async function search(query: object): Promise<ListingPage> {
    const { body } = await request(app)
      .get('/api/listings')
      .query({ lang: 'fr', goal: 0, ...query })
      .expect(200);
    return listingPageSchema.strict().parse(body);
  }
  return {
    app,
    internal,
    async load(...feeds) {
      await loadOnce(database, config, feeds, async () => {
        for (const feed of feeds)
          await loadFeed(database, config, feedItems(feed), { allowEmpty: true, allowShrink: true });
      });
    },
    search,
    found: async (query) => (await search(query)).items.map(({ id }) => id),
  };
}

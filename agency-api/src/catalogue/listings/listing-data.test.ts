import { expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi } from '../../../testing/test-api.ts';

describeOnDatabase('while the data of an import are read', (given) => {
  test('searches are answered with those of before, which nobody should keep', async () => {
    const { database } = given;
    const { app, internal, load } = testApi(given, { dataWaitMs: 500 });
    const search = async () => {
      const { body, headers } = await request(app).get('/api/listings?lang=fr&goal=0').expect(200);
      return { total: body.total as number, cacheControl: headers['cache-control'] };
    };
    const version = async () =>
      (await request(internal).get('/content-state').expect(200)).body.versions[0] as number;
    await load(createFeed('fr', [{ ID: 1 }]));
    const before = { search: await search(), version: await version() };
    expect(before.search).toMatchObject({ total: 1, cacheControl: expect.stringContaining('max-age') });
    await load(createFeed('fr', [{ ID: 1 }, { ID: 2 }]));

    await database.transaction(async (tx) => {
      // Nobody can read all listings now.
      await tx.execute(sql`lock table listing_streets in access exclusive mode`);
      expect(await search()).toEqual({ total: 1, cacheControl: 'no-store' });
      expect(await version()).toBe(before.version);
    });
    // The reading that waited for the lock goes on; searches of now may still be too early.
    let after = await search();
    while (after.cacheControl === 'no-store') after = await search();
    expect(after.total).toBe(2);
    expect(await version()).toBeGreaterThan(before.version);
  });
});

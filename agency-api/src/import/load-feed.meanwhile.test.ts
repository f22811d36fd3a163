import { expect, jest, test } from '@jest/globals';
import { sql } from '../database/drizzle.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { TIMERS } from '../../testing/clock.ts';
import { feedOf } from '../../testing/feed-builder.ts';
import { feedLoading } from '../../testing/load-feeds.ts';
import { testApi } from '../../testing/test-api.ts';
import { beginLoad, LoadUnderWay } from '../database/loading-schema.ts';
import { feedItems } from './feed-items.ts';
import { ImportCancelled } from './import-file.ts';
import { loadFeed } from './load-feed.ts';

const MANY = 1_200;

describeOnDatabase('while a feed is loaded', (given) => {
  const { load } = feedLoading(given);
  const listings = (count: number, more: object = {}) =>
    feedOf(
      'fr',
      Array.from({ length: count }, (_, index) => ({ ID: index + 1, ...more })),
    );

  test('requests are answered throughout, with the old data until all of the new data are published', async () => {
    const { app } = testApi(given);
    await load(listings(2));
    let isLoading = true;
    const loading = load(listings(MANY)).finally(() => (isLoading = false));
    const totals: number[] = [];
    do {
      const { body } = await request(app).get('/api/listings').query({ lang: 'fr', goal: 0 }).expect(200);
      totals.push(body.total);
    } while (isLoading);
    await loading;
    // One long transaction would allow one response only.
    expect(totals.length).toBeGreaterThan(1);
    expect(totals.filter((total) => total !== 2 && total !== MANY)).toEqual([]);
    expect(totals[0]).toBe(2);
  });

  test('loads that begin while others begin and end either run or are refused', async () => {
    const beginAndEnd = async () => {
      try {
        await (await beginLoad(given.database)).end();
        return 'ran';
      } catch (error) {
        if (error instanceof LoadUnderWay) return 'refused';
        throw error;
      }
    };
    const inTurns = async () => {
      const outcomes: string[] = [];
      for (let round = 0; round < 25; round++) outcomes.push(await beginAndEnd());
      return outcomes;
    };
    const outcomes = (await Promise.all(Array.from({ length: 6 }, inTurns))).flat();
    expect(outcomes).toContain('ran');
    expect(outcomes).toHaveLength(150);
  });

  test('of two concurrent loads one is refused, the other is loaded', async () => {
    const both = await Promise.allSettled([load(listings(300)), load(listings(300))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of both) {
      if (one.status === 'fulfilled') expect(one.value.listings.added).toBe(300);
      else expect(one.reason).toBeInstanceOf(LoadUnderWay);
    }
  });

  test('a cancelled one changes nothing, and the next one is loaded', async () => {
    const { found } = testApi(given);
    await load(listings(2));
    const stop = new AbortController();
    const options = {
      signal: stop.signal,
      onProgress: () => stop.abort(new ImportCancelled('cancelled')),
    };
    await expect(load(listings(10_000), options)).rejects.toThrow(ImportCancelled);
    expect(await found({})).toEqual([2, 1]);
    await load(listings(3));
    expect(await found({})).toEqual([3, 2, 1]);
  });

  const silentFor = (seconds: number) =>
    given.database.execute(
      sql`update loading.load set seen_at = now() - make_interval(secs => ${seconds}::int)`,
    );

  test('one that was not heard of for 15 seconds is dead: the next one is loaded, and the first changes nothing any more', async () => {
    const { found } = testApi(given);
    await load(listings(2));
    const next = async () => {
      await silentFor(10);
      await expect(load(listings(4))).rejects.toThrow(LoadUnderWay);
      await silentFor(16);
      await load(listings(3));
    };
    let isNextLoaded: Promise<void> | undefined;
    async function* heldUp() {
      yield* feedItems(listings(300));
      await (isNextLoaded = next());
    }
    await expect(loadFeed(given.database, given.config, heldUp())).rejects.toThrow(
      'this import stood still for too long',
    );
    await isNextLoaded;
    expect(await found({})).toEqual([3, 2, 1]);
  });

  test('every five seconds one is heard of', async () => {
    jest.useFakeTimers({ doNotFake: TIMERS.filter((name) => !name.endsWith('Interval')) });
    try {
      const { end } = await beginLoad(given.database);
      await silentFor(14);
      jest.advanceTimersByTime(5_000);
      await expect(load(listings(1))).rejects.toThrow(LoadUnderWay);
      await end();
    } finally {
      jest.useRealTimers();
    }
  });
});

import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { isDatabaseAway } from '../../database/database-away.ts';
import { rows } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { feedLoading } from '../../../testing/load-feeds.ts';
import { testApi } from '../../../testing/test-api.ts';
import { feedItems } from '../../../testing/feed-items.ts';
import { ImportCancelled } from './import-file.ts';
import { loadFeed } from './load-feed.ts';
import { loadAlone, LoadUnderWay } from './load-lock.ts';

const MANY = 1_200;

describeOnDatabase('while a feed is loaded', (given) => {
  const { load } = feedLoading(given);
  const listings = (count: number, more: object = {}) =>
    createFeed(
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
    expect(totals.length).toBeGreaterThan(1);
    expect(totals.filter((total) => total !== 2 && total !== MANY)).toEqual([]);
    expect(totals[0]).toBe(2);
  });

  test('loads that begin while others begin and end either run or are refused', async () => {
    const beginAndEnd = async () => {
      try {
        return await loadAlone(given.database, given.config, () => Promise.resolve('ran'));
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

  /** The server's process of the load that is under way. */
  async function underWay(): Promise<{ pid: number; query: string }> {
    const [found] = await rows(
      given.database,
      sql`select pid, query from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and datname = current_database()`,
      z.object({ pid: z.int(), query: z.string() }),
    );
    return found!;
  }

  test('one whose connection the server ends is over at once: the next one is loaded, and it changes nothing any more', async () => {
    const { found } = testApi(given);
    await load(listings(2));
    async function* cut() {
      yield* feedItems(listings(300));
      await expect(load(listings(4))).rejects.toThrow(LoadUnderWay);
      await given.database.execute(sql`select pg_terminate_backend(${(await underWay()).pid}::int)`);
      await load(listings(3));
    }
    const fault = await loadFeed(given.database, given.config, cut()).catch((error: unknown) => error);
    expect(isDatabaseAway(fault)).toBe(true);
    expect(await found({})).toEqual([3, 2, 1]);
  });

  test('the server ends one that it has not heard of for a minute, but not one whose records are all known', async () => {
    const timeout = await loadAlone(given.database, given.config, (tx) =>
      rows(tx, sql`show idle_in_transaction_session_timeout`, z.record(z.string(), z.string())),
    );
    expect(timeout).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
    await load(listings(MANY));
    const queries: string[] = [];
    async function* slow() {
      for await (const item of feedItems(listings(MANY))) {
        if (item.kind === 'record' && item.list === 'properties' && item.index % 100 === 0)
          queries.push((await underWay()).query);
        yield item;
      }
    }
    expect((await loadFeed(given.database, given.config, slow())).isChanged).toBe(false);
    expect(queries.at(-1)).toBe('select');
  });
});

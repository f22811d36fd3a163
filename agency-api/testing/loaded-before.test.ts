import { beforeEach, expect, jest, test } from '@jest/globals';
import { sql } from '../src/database/drizzle.ts';
import type { Database } from '../src/database/database.ts';
import { listings } from '../src/database/schema/search.ts';
import { feedItems } from './feed-items.ts';
import { loadFeed } from '../src/catalogue/import/load-feed.ts';
import { describeOnDatabase } from './test-database.ts';
import { filledTables } from './empty-tables.ts';
import { loadOnce } from './loaded-before.ts';
import { feedWithOwners } from './owner-session.ts';

/** Every row of every table. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of await filledTables(database)) {
    const all = await database.select({ row: sql<string>`t::text` }).from(sql.raw(`public.${table} t`));
    found[table] = all.map(({ row }) => row);
  }
  return found;
}

let first: Record<string, string[]> | undefined;

describeOnDatabase('a feed that tests load again and again', (given) => {
  const load = jest.fn<(feed: ReturnType<typeof feedWithOwners>) => Promise<unknown>>();
  const loaded = (feed: ReturnType<typeof feedWithOwners>, config = given.config) =>
    loadOnce(given.database, config, [feed], async () => {
      await load(feed);
      await loadFeed(given.database, config, feedItems(feed));
    });
  beforeEach(() => void load.mockReset());

  test('is loaded into an empty database', async () => {
    await loaded(feedWithOwners());
    expect(load).toHaveBeenCalledTimes(1);
    first = await everything(given.database);
    expect(Object.keys(first).length).toBeGreaterThan(8);
  });

  test('is there the next time without being loaded, row by row as it was, and can be followed by others', async () => {
    await loaded(feedWithOwners());
    expect(load).not.toHaveBeenCalled();
    expect(await everything(given.database)).toEqual(first);
    const other = { ...feedWithOwners(), properties: feedWithOwners().properties.slice(1) };
    other.properties[0] = { ...other.properties[0]!, ID: 9, City: 'Evere', Zip: '1140' };
    await loaded(other);
    expect(load).toHaveBeenCalledTimes(1);
    const ids = await given.database.select({ id: listings.id }).from(listings).orderBy(listings.id);
    expect(ids.map(({ id }) => id)).toEqual([3, 4, 9]);
  });

  test('is loaded when it differs, or when the database is not empty', async () => {
    await loaded({ ...feedWithOwners(), owners: [] });
    expect(load).toHaveBeenCalledTimes(1);
    await loaded({ ...feedWithOwners(), owners: [] });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is loaded under other settings', async () => {
    await loaded(feedWithOwners(), { ...given.config, agency: { ...given.config.agency, name: 'Another' } });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

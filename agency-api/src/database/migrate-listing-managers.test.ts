import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsBefore } from '../../testing/earlier-migrations.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { readSimilarListings } from '../listings/property/similar-listings.ts';
import { ensureReadModel } from '../listings/read-model/ensure-read-model.ts';
import { readModelSettings } from '../listings/read-model/refresh-read-model.ts';
import { rows, type Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

const client = await PGlite.create();
afterAll(() => client.close());

const MANAGER = { Name: 'Zoé  Lambert', Email: ' Zoe@Agency.example' };

async function insert(database: Database, id: number, detail: object | null) {
  const listing = { ID: id, WebID: 1, WebIDs: '1', Marquee: 0, City: 'Namur', TypeDescription: 'Villa' };
  await database.execute(sql`
    insert into property_records (property_id, language, goal, city, city_key, zip, marquee, web_ids, reference_key,
      headline_key, closed, listing, summary, detail, digest)
    values (${id}, 'fr', 0, 'Namur', 'namur', '5000', 0, '{1}', ${`a${id}`}, 'villa', false, ${JSON.stringify(listing)},
      ${detail && '{}'}, ${detail && JSON.stringify(detail)}, 'd')`);
}

test('listings that were loaded before their managers were kept are found by them at the next start', async () => {
  const database: Database = drizzle({ client });
  const config = exampleConfig();
  await migrate(database as never, { migrationsFolder: await migrationsBefore(28) });
  const { rules: _, ...earlier } = JSON.parse(readModelSettings(config)) as Record<string, unknown>;
  await database.execute(
    sql`insert into read_model (settings) values (${JSON.stringify({ ...earlier, rules: 0 })})`,
  );
  await insert(database, 1, { Manager: MANAGER });
  await insert(database, 2, { Manager: { Name: 'zoe lambert', Email: 'zoe@agency.example' } });
  await insert(database, 3, { Manager: { Name: 'Bart', Email: 'bart@agency.example' } });
  await insert(database, 4, {});
  await insert(database, 5, null);

  await migrate(database as never, MIGRATIONS);
  await ensureReadModel(database, config);

  const [one, two, ...others] = await rows<{ key: string | null }>(
    database,
    sql`select manager_key as key from listings order by id`,
  );
  expect(one!.key).toEqual(two!.key);
  expect(others.map(({ key }) => key !== null)).toEqual([true, false, false]);
  const similar = await readSimilarListings(database);
  expect(new Set([...similar.idsLike(1), ...similar.idsOfManager(1)])).toContain(2);
}, 60_000);

import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsBefore } from '../../testing/earlier-migrations.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { ensureReadModel } from '../listings/read-model/ensure-read-model.ts';
import { rows, type Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

const client = await PGlite.create();
afterAll(() => client.close());

async function insert(database: Database, id: number, city: string, webIds: string, street: string) {
  const listing = { ID: id, WebID: 7, WebIDs: webIds, Marquee: 18, City: city, TypeDescription: 'Villa' };
  await database.execute(sql`
    insert into property_records (property_id, language, goal, city, zip, web_ids, reference_key, headline_key, closed,
      listing, summary, detail, digest)
    values (${id}, 'fr', 0, ${city}, '5310', '{7}', 'a1', 'villa', false,
      ${JSON.stringify(listing)}, '{"Price":1}', ${`{"Street":"${street}","Price":1}`}, 'd')`);
}

test('listings that were loaded before have folded towns, listed types, their marquee and street', async () => {
  const database: Database = drizzle({ client });
  await migrate(database as never, { migrationsFolder: await migrationsBefore(6) });
  await database.execute(sql`insert into read_model (settings) values ('of an earlier version')`);
  await insert(database, 1, 'Éghezée (Sud)', ' ', 'Rue Haute');
  await insert(database, 2, "L'Œuvre-Straße", '7', 'a\\u0000b');
  await insert(database, 3, 'Αθήνα', '2', 'a\\ud800b');
  await migrate(database as never, MIGRATIONS);
  const found = await rows(
    database,
    sql`select city_key as town, web_ids as types, marquee, summary from property_records order by property_id`,
  );
  expect(found).toEqual([
    { town: 'eghezee sud', types: [], marquee: 18, summary: { Price: 1, Street: 'Rue Haute' } },
    { town: 'l oeuvre strasse', types: [7], marquee: 18, summary: { Price: 1 } },
    { town: 'αθήνα', types: [7], marquee: 18, summary: { Price: 1 } },
  ]);
  await ensureReadModel(database, exampleConfig());
  expect(
    await rows(
      database,
      sql`select l.id, l.discreet, t.web_ids as types from listings l
      join type_sets t on t.id = l.type_set_id order by l.id`,
    ),
  ).toEqual([
    { id: 1, discreet: true, types: [7] },
    { id: 2, discreet: true, types: [7] },
    { id: 3, discreet: true, types: [7] },
  ]);
}, 60_000);

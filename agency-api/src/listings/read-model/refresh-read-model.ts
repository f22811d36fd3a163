import { sql } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { insertListings } from './insert-listings.ts';
import { rulesOf } from './read-model-rules.ts';
import { readRows } from './read-rows.ts';

/** Temporary table of the IDs whose records changed, each with its kind of change; the read model is updated from it. */
export const CHANGED_PROPERTIES = sql.raw('changed_properties');

/** Creates the table, which is dropped with its transaction. */
export async function createChangedProperties(tx: Database): Promise<void> {
  await tx.execute(
    sql`create temporary table ${CHANGED_PROPERTIES} (property_id integer, kind text) on commit drop`,
  );
}

/** The rows of the changed properties, whose old rows are gone. Totals are wrong until they are refreshed too. */
export async function insertChanged(tx: Database, config: AgencyConfig): Promise<void> {
  const changed = await tx.selectDistinct({ id: CHANGED_ID }).from(CHANGED_PROPERTIES).orderBy(CHANGED_ID);
  for (let from = 0; from < changed.length; from += CHUNK) {
    const ids = changed.slice(from, from + CHUNK).map(({ id }) => id);
    await insertListings(tx, [...(await readRows(tx, config, ids)).values()], rulesOf(config));
  }
}

/** Listings at once: a statement per table for each, and their records in memory. */
const CHUNK = 500;
const CHANGED_ID = sql<number>`property_id`;

/** Totals over all listings, of the rows of such rules. */
export async function refreshTotals(tx: Database, config: AgencyConfig): Promise<void> {
  await replaceCounts(tx, rulesOf(config));
  await replaceCitySpellings(tx, rulesOf(config));
}

async function replaceCounts(tx: Database, rules: number): Promise<void> {
  await tx.execute(sql`delete from listing_counts where rules = ${rules}::int`);
  await tx.execute(sql`
    insert into listing_counts (rules, goal, discreet, closed, city_id, type_set_id, main_type_id, listings)
    select rules, goal, discreet, closed, city_id, type_set_id, main_type_id, count(*)::int from listings
    where rules = ${rules}::int group by 1, 2, 3, 4, 5, 6, 7`);
}

/** How the records of listings name their towns. */
async function replaceCitySpellings(tx: Database, rules: number): Promise<void> {
  await tx.execute(
    sql`delete from cities c where c.rules = ${rules}::int
      and not exists (select from listings l where l.rules = c.rules and l.city_id = c.id)`,
  );
  await tx.execute(sql`delete from city_spellings where rules = ${rules}::int`);
  await tx.execute(sql`
    insert into city_spellings (rules, city_id, language, name, zip, listings)
    select c.rules, l.city_id, n.key, n.value, c.zip, sum(l.listings)::int
    from (select city_id, town_names, count(*) as listings from listings where rules = ${rules}::int group by 1, 2) l
    join cities c on c.id = l.city_id
    cross join lateral jsonb_each_text(l.town_names) n
    group by 1, 2, 3, 4, 5`);
}

import { sql } from 'drizzle-orm';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { CHANGED_PROPERTIES } from './changed-properties.ts';
import { languageOrder } from '../language-order.ts';
import { ENERGY_OF_FACTS } from './energy-of-facts.ts';
import { FEATURES_OF_FACTS } from './features-of-facts.ts';
import { correctedCity, FACTS, gatherFacts } from './gather-facts.ts';
import { insertPoints } from '../points/refresh-points.ts';

const LISTING_COLUMNS = [
  'goal',
  'discreet',
  'city_id',
  'type_set_id',
  'main_type_id',
  'closed',
  'price',
  'bedrooms',
  'bathrooms',
  'shower_rooms',
  'toilets',
  'garages',
  'living',
  'plot',
  'price_m2',
  'energy',
  'features',
  'available_day',
  'reference_key',
  'manager_key',
];

/** Tables computed from the records: what a load replaces them with is complete before it becomes visible. */
export const READ_MODEL_TABLES = [
  'cities',
  'type_sets',
  'main_types',
  'listings',
  'listings_by_headline',
  'listing_points',
  'listing_streets',
  'listing_counts',
  'city_spellings',
] as const;

/** Updates the search's read model from the records of the changed properties, in the transaction that changed them. */
export async function refreshReadModel(tx: Database, config: AgencyConfig): Promise<void> {
  await removeChanged(tx);
  await insertChanged(tx, config);
  await refreshTotals(tx, config);
  await raiseVersion(tx);
}

/** The rows of the changed properties, whose old rows are gone, by SQL on whole sets. Totals are wrong until they are refreshed too. */
export async function insertChanged(tx: Database, config: AgencyConfig): Promise<void> {
  await gatherFacts(tx, config);
  await insertDimensions(tx);
  await insertListings(tx);
  await insertByHeadline(tx, config);
  await insertPoints(tx, FACTS);
  await insertStreets(tx, config);
}

/** Totals over all listings. */
export async function refreshTotals(tx: Database, config: AgencyConfig): Promise<void> {
  await replaceCounts(tx);
  await replaceCitySpellings(tx, config);
}

/** Increases the version of the data. */
export async function raiseVersion(tx: Database): Promise<void> {
  await tx.execute(sql`update read_model set version = version + 1`);
}

async function removeChanged(tx: Database): Promise<void> {
  const isChanged = (column: string) =>
    sql`${sql.raw(column)} in (select property_id from ${CHANGED_PROPERTIES})`;
  await tx.execute(sql`delete from listings where ${isChanged('id')}`);
  await tx.execute(sql`delete from listings_by_headline where ${isChanged('id')}`);
  await tx.execute(sql`delete from listing_points where ${isChanged('id')}`);
  await tx.execute(sql`delete from listing_streets where ${isChanged('listing_id')}`);
}

async function insertDimensions(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into cities (folded_name, zip, country_id) select distinct f.city_key, f.zip, f.country_id from ${FACTS} f
    where not exists (select from cities c where ${IS_ITS_TOWN})`);
  await tx.execute(sql`
    insert into type_sets (web_ids) select distinct f.web_ids from ${FACTS} f
    where not exists (select from type_sets t where t.web_ids = f.web_ids)`);
  await tx.execute(sql`
    insert into main_types (names) select distinct f.main_type from ${FACTS} f
    where not exists (select from main_types m where m.names = f.main_type)`);
}

const IS_ITS_TOWN = sql.raw('c.folded_name = f.city_key and c.zip = f.zip and c.country_id = f.country_id');

async function insertListings(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into listings (id, ${sql.raw(LISTING_COLUMNS.join(', '))})
    select f.id, f.goal, f.discreet, c.id, t.id, m.id, f.closed, f.price, f.bedrooms, f.bathrooms, f.shower_rooms, f.toilets, f.garages,
      f.living, f.plot, case when not f.annuity then f.price / f.living end, ${ENERGY_OF_FACTS}, ${FEATURES_OF_FACTS}, f.available_day, f.reference_key, f.manager_key
    from ${FACTS} f
    join cities c on ${IS_ITS_TOWN}
    join type_sets t on t.web_ids = f.web_ids
    join main_types m on m.names = f.main_type
    order by f.goal, f.id`);
}

/** Sorts after every headline, as their keys consist of letters, digits and blanks. */
const AFTER_ALL_WORDS = '~';

async function insertByHeadline(tx: Database, config: AgencyConfig): Promise<void> {
  for (const language of config.languages.inUse) {
    const columns = languageOrder(config, language).map((code) => `f.headline_${code}`);
    await tx.execute(sql`
      insert into listings_by_headline (language, headline_key, id)
      select ${language}, coalesce(${sql.raw(columns.join(', '))}, ${AFTER_ALL_WORDS}) as headline, f.id
      from ${FACTS} f order by headline, f.id`);
  }
}

async function replaceCounts(tx: Database): Promise<void> {
  await tx.execute(sql`delete from listing_counts`);
  await tx.execute(sql`
    insert into listing_counts (goal, discreet, closed, city_id, type_set_id, main_type_id, listings)
    select goal, discreet, closed, city_id, type_set_id, main_type_id, count(*)::int from listings group by 1, 2, 3, 4, 5, 6`);
}

/** Of listings with a public address, under each word of the street's name in each language. */
async function insertStreets(tx: Database, config: AgencyConfig): Promise<void> {
  const order = sql`array_position(${sql.param(languageOrder(config))}::text[], r.language)`;
  await tx.execute(sql`
    insert into listing_streets (key, listing_id, name)
    select distinct on (s.key, f.id) s.key, f.id, r.street
    from ${FACTS} f
    join property_records r on r.property_id = f.id and r.withdrawn_at is null and r.street_key <> ''
    cross join lateral (
      select substr(r.street_key, start) as key from generate_series(1, length(r.street_key)) as start
      where start = 1 or substr(r.street_key, start - 1, 1) = ' ') s
    where f.address_public
    order by s.key, f.id, ${order}`);
}

async function replaceCitySpellings(tx: Database, config: AgencyConfig): Promise<void> {
  await tx.execute(
    sql`delete from cities c where not exists (select from listings l where l.city_id = c.id)`,
  );
  await tx.execute(sql`delete from city_spellings`);
  await tx.execute(sql`
    insert into city_spellings (city_id, language, name, zip, listings)
    select l.city_id, r.language, ${correctedCity('r', config)}, r.zip, count(*)::int
    from listings l
    join property_records r on r.property_id = l.id and r.withdrawn_at is null and r.city <> ''
    group by 1, 2, 3, 4`);
}

/** Raised when the computation of the read model changes, so that it is rebuilt. */
const RULES = 8;

/** The settings that the read model depends on: it is rebuilt when they change. */
export function readModelSettings({ languages, listings }: AgencyConfig): string {
  const { cityCorrections, discreetMarquees } = listings;
  return JSON.stringify({ rules: RULES, languages, cityCorrections, discreetMarquees });
}

import { sql, type SQL } from 'drizzle-orm';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { foldedTown } from 'shared-kit/domain/city-key';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { CHANGED_PROPERTIES } from './changed-properties.ts';
import { languageOrder } from '../language-order.ts';
import { insertPoints } from '../points/refresh-points.ts';

const FACTS = sql.raw('fresh_facts');
const FILTER_COLUMNS = [
  'goal',
  'discreet',
  'city_id',
  'type_set_id',
  'price',
  'bedrooms',
  'bathrooms',
  'shower_rooms',
  'toilets',
  'garages',
];

/** Tables computed from the records: what a load replaces them with is complete before it becomes visible. */
export const READ_MODEL_TABLES = [
  'cities',
  'type_sets',
  'listings',
  'listings_by_headline',
  'listing_points',
  'listing_references',
  'listing_counts',
  'city_spellings',
] as const;

/** Updates the search's read model from the records of the changed properties, in the transaction that changed them. */
export async function refreshReadModel(tx: Database, config: AgencyConfig): Promise<void> {
  await refreshChanged(tx, config);
  await refreshTotals(tx, config);
  await raiseVersion(tx);
}

/** The rows of the changed properties, by SQL on whole sets. Totals are wrong until they are refreshed too. */
export async function refreshChanged(tx: Database, config: AgencyConfig): Promise<void> {
  await removeChanged(tx);
  await gatherFacts(tx, config);
  await insertDimensions(tx);
  await insertListings(tx);
  await insertByHeadline(tx, config);
  await insertPoints(tx, config, CHANGED_PROPERTIES);
  await insertReferences(tx);
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
  await tx.execute(sql`delete from listing_references where ${isChanged('listing_id')}`);
}

/**
 * One row per changed property that is still visible: each fact from the first language that has it, without anything that any language
 * withholds. The same rules as `visibleRecords`, for whole sets. Towns are collated as in `cities`, whose index cannot be used otherwise.
 */
async function gatherFacts(tx: Database, config: AgencyConfig): Promise<void> {
  const order = languageOrder(config);
  const first = (column: string) =>
    sql.raw(`coalesce(${order.map((code) => `${code}.${column}`).join(', ')})`);
  /** The first non-empty text or list; these are empty rather than null. `last` if all are empty. */
  const firstFilled = (valueIn: (code: string) => SQL, empty: string, last: SQL = sql`''`) =>
    sql`coalesce(${sql.join(
      order.map((code) => sql`nullif(${valueIn(code)}, ${sql.raw(empty)})`),
      sql`, `,
    )}, ${last})`;
  const column = (name: string) => (code: string) => sql.raw(`${code}.${name}`);
  const any = (condition: (code: string) => string) =>
    sql.raw(order.map((code) => `coalesce(${condition(code)}, false)`).join(' or '));
  const joins = order.map(
    (code) => sql`left join property_records ${sql.raw(code)}
      on ${sql.raw(code)}.property_id = c.id and ${sql.raw(code)}.language = ${code} and ${sql.raw(code)}.withdrawn_at is null`,
  );
  const closed = any((code) => `${code}.closed`);
  const withheld = any((code) => `${code}.price_withheld`);
  const headlines = LANGUAGES.map((code) => `nullif(${code}.headline_key, '') as headline_${code}`).join(
    ', ',
  );
  const discreetMarquees = `array[${config.listings.discreetMarquees.join(', ')}]::int[]`;
  await tx.execute(sql`
    create temporary table ${FACTS} on commit drop as
    select c.id, ${first('goal')} as goal, ${any((code) => `${code}.marquee = any(${discreetMarquees})`)} as discreet,
      ${firstFilled((code) => correctedKey(code, config), "''")} collate "default" as city_key,
      ${firstFilled(column('zip'), "''")} as zip,
      ${firstFilled(column('web_ids'), "'{}'", sql`array[(${first('listing')} ->> 'WebID')::int]`)} as web_ids,
      ${closed} as closed,
      case when ${closed} or (${first('goal')} = 0 and (${withheld})) then null else ${first('price')} end as price,
      ${first('bedrooms')} as bedrooms, ${first('bathrooms')} as bathrooms, ${first('shower_rooms')} as shower_rooms,
      ${first('toilets')} as toilets, ${first('garages')} as garages, ${firstFilled(column('reference_key'), "''")} as reference_key,
      ${sql.raw(headlines)}
    from (select distinct property_id as id from ${CHANGED_PROPERTIES}) c
    ${sql.join(joins, sql` `)}
    where ${first('property_id')} is not null`);
  await tx.execute(sql`analyze ${FACTS}`);
}

/** The correct spelling of a city name, by the site's map of the exporter's spellings. */
function correctedCity(code: string, { listings }: AgencyConfig): SQL {
  return replaced(sql.raw(`${code}.city`), sql.raw(`${code}.city`), listings.cityCorrections);
}

function correctedKey(code: string, { listings }: AgencyConfig): SQL {
  const keys = Object.entries(listings.cityCorrections).map(([from, to]) => [from, foldedTown(to)]);
  return replaced(sql.raw(`${code}.city`), sql.raw(`${code}.city_key`), Object.fromEntries(keys));
}

/** The entry of the map for a name, else the other value. */
function replaced(name: SQL, otherwise: SQL, map: Readonly<Record<string, string>>): SQL {
  if (Object.keys(map).length === 0) return otherwise;
  return sql`coalesce(${JSON.stringify(map)}::jsonb ->> ${name}, ${otherwise})`;
}

async function insertDimensions(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into cities (folded_name, zip) select distinct f.city_key, f.zip from ${FACTS} f
    where not exists (select from cities c where c.folded_name = f.city_key and c.zip = f.zip)`);
  await tx.execute(sql`
    insert into type_sets (web_ids) select distinct f.web_ids from ${FACTS} f
    where not exists (select from type_sets t where t.web_ids = f.web_ids)`);
}

async function insertListings(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into listings (id, goal, discreet, city_id, type_set_id, closed, price, bedrooms, bathrooms, shower_rooms, toilets, garages)
    select f.id, f.goal, f.discreet, c.id, t.id, f.closed, f.price, f.bedrooms, f.bathrooms, f.shower_rooms, f.toilets, f.garages
    from ${FACTS} f
    join cities c on c.folded_name = f.city_key and c.zip = f.zip
    join type_sets t on t.web_ids = f.web_ids
    order by f.goal, f.id`);
}

/** Sorts after every headline, as their keys consist of letters, digits and blanks. */
const AFTER_ALL_WORDS = '~';

async function insertByHeadline(tx: Database, config: AgencyConfig): Promise<void> {
  for (const language of config.languages.inUse) {
    const columns = languageOrder(config, language).map((code) => `f.headline_${code}`);
    await tx.execute(sql`
      insert into listings_by_headline (language, headline_key, id, ${sql.raw(FILTER_COLUMNS.join(', '))})
      select ${language}, coalesce(${sql.raw(columns.join(', '))}, ${AFTER_ALL_WORDS}) as headline, l.id, ${sql.raw(FILTER_COLUMNS.map((column) => `l.${column}`).join(', '))}
      from listings l join ${FACTS} f on f.id = l.id order by l.goal, headline, l.id`);
  }
}

async function replaceCounts(tx: Database): Promise<void> {
  await tx.execute(sql`delete from listing_counts`);
  await tx.execute(sql`
    insert into listing_counts (goal, discreet, city_id, type_set_id, listings)
    select goal, discreet, city_id, type_set_id, count(*)::int from listings group by 1, 2, 3, 4`);
}

/** All suffixes of the reference, so that a listing is found by any part of it, and its ID. */
async function insertReferences(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into listing_references (key, listing_id)
    select substr(f.reference_key, start) as key, f.id
    from ${FACTS} f cross join lateral generate_series(1, length(f.reference_key)) as start
    union all select f.id::text, f.id from ${FACTS} f
    where right(f.reference_key, length(f.id::text)) <> f.id::text order by 1, 2`);
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
const RULES = 3;

/** The settings that the read model depends on: it is rebuilt when they change. */
export function readModelSettings({ languages, listings }: AgencyConfig): string {
  const { cityCorrections, discreetMarquees } = listings;
  return JSON.stringify({ rules: RULES, languages, cityCorrections, discreetMarquees });
}

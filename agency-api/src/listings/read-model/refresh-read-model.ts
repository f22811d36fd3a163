import { sql, type SQL } from 'drizzle-orm';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { CHANGED_PROPERTIES } from './changed-properties.ts';
import { languageOrder } from '../language-order.ts';

const FACTS = sql.raw('fresh_facts');
const FILTER_COLUMNS = [
  'goal',
  'city_id',
  'type_set_id',
  'price',
  'bedrooms',
  'bathrooms',
  'shower_rooms',
  'toilets',
  'garages',
];

/**
 * Brings the search's read model in line with the records of the changed properties, in the transaction that changed them. All of it is
 * done by SQL on whole sets.
 */
export async function refreshReadModel(tx: Database, config: AgencyConfig): Promise<void> {
  await removeChanged(tx);
  await gatherFacts(tx, config);
  await insertDimensions(tx);
  await insertListings(tx);
  await insertByHeadline(tx, config);
  await insertReferences(tx);
  await replaceCounts(tx);
  await replaceCitySpellings(tx, config);
  await tx.execute(sql`update read_model set version = version + 1`);
}

async function removeChanged(tx: Database): Promise<void> {
  const isChanged = (column: string) =>
    sql`${sql.raw(column)} in (select property_id from ${CHANGED_PROPERTIES})`;
  await tx.execute(sql`delete from listings where ${isChanged('id')}`);
  await tx.execute(sql`delete from listings_by_headline where ${isChanged('id')}`);
  await tx.execute(sql`delete from listing_references where ${isChanged('listing_id')}`);
}

/** One row per changed property that is still visible, each fact from the first language that has it. */
async function gatherFacts(tx: Database, config: AgencyConfig): Promise<void> {
  const order = languageOrder(config);
  const first = (column: string) =>
    sql.raw(`coalesce(${order.map((code) => `${code}.${column}`).join(', ')})`);
  const joins = order.map(
    (code) => sql`left join property_records ${sql.raw(code)}
      on ${sql.raw(code)}.property_id = c.id and ${sql.raw(code)}.language = ${code} and ${sql.raw(code)}.withdrawn_at is null`,
  );
  const headlines = LANGUAGES.map((code) => `${code}.headline_key as headline_${code}`).join(', ');
  const closed = order.map((code) => `coalesce(${code}.closed, false)`).join(' or ');
  await tx.execute(sql`
    create temporary table ${FACTS} on commit drop as
    select c.id, ${first('goal')} as goal,
      ${corrected(sql`${first('city')}`, config)} as city, ${first('zip')} as zip, ${first('web_ids')} as web_ids,
      ${sql.raw(closed)} as closed,
      case when ${first('goal')} = 0 and coalesce(${first('price_withheld')}, false) then null else ${first('price')} end as price,
      ${first('bedrooms')} as bedrooms, ${first('bathrooms')} as bathrooms, ${first('shower_rooms')} as shower_rooms,
      ${first('toilets')} as toilets, ${first('garages')} as garages, ${first('reference_key')} as reference_key,
      ${sql.raw(headlines)}
    from (select distinct property_id as id from ${CHANGED_PROPERTIES}) c
    ${sql.join(joins, sql` `)}
    where ${first('property_id')} is not null`);
  await tx.execute(sql`analyze ${FACTS}`);
}

/** The right spelling of a city name (decisions P7). */
function corrected(name: SQL, { listings }: AgencyConfig): SQL {
  const isNeeded = Object.keys(listings.cityCorrections).length > 0;
  return isNeeded
    ? sql`coalesce(${JSON.stringify(listings.cityCorrections)}::jsonb ->> ${name}, ${name})`
    : name;
}

async function insertDimensions(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into cities (name, zip) select distinct f.city, f.zip from ${FACTS} f
    where not exists (select from cities c where c.name = f.city and c.zip = f.zip)`);
  await tx.execute(sql`
    insert into type_sets (web_ids) select distinct f.web_ids from ${FACTS} f
    where not exists (select from type_sets t where t.web_ids = f.web_ids)`);
}

async function insertListings(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into listings (id, goal, city_id, type_set_id, closed, price, bedrooms, bathrooms, shower_rooms, toilets, garages)
    select f.id, f.goal, c.id, t.id, f.closed, f.price, f.bedrooms, f.bathrooms, f.shower_rooms, f.toilets, f.garages
    from ${FACTS} f
    join cities c on c.name = f.city and c.zip = f.zip
    join type_sets t on t.web_ids = f.web_ids
    order by f.goal, f.id`);
}

async function insertByHeadline(tx: Database, config: AgencyConfig): Promise<void> {
  for (const language of config.languages.inUse) {
    const columns = languageOrder(config, language).map((code) => `f.headline_${code}`);
    await tx.execute(sql`
      insert into listings_by_headline (language, headline_key, id, ${sql.raw(FILTER_COLUMNS.join(', '))})
      select ${language}, coalesce(${sql.raw(columns.join(', '))}) as headline, l.id, ${sql.raw(FILTER_COLUMNS.map((column) => `l.${column}`).join(', '))}
      from listings l join ${FACTS} f on f.id = l.id order by l.goal, headline, l.id`);
  }
}

async function replaceCounts(tx: Database): Promise<void> {
  await tx.execute(sql`delete from listing_counts`);
  await tx.execute(sql`
    insert into listing_counts (goal, city_id, type_set_id, listings)
    select goal, city_id, type_set_id, count(*)::int from listings group by 1, 2, 3`);
}

/** A listing is found by its reference and by its ID. */
async function insertReferences(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into listing_references (key, listing_id)
    select reference_key as key, id from ${FACTS} union select id::text, id from ${FACTS} order by key, id`);
}

async function replaceCitySpellings(tx: Database, config: AgencyConfig): Promise<void> {
  await tx.execute(
    sql`delete from cities c where not exists (select from listings l where l.city_id = c.id)`,
  );
  await tx.execute(sql`delete from city_spellings`);
  await tx.execute(sql`
    insert into city_spellings (city_id, language, name, zip, listings)
    select l.city_id, r.language, ${corrected(sql`r.city`, config)}, r.zip, count(*)::int
    from listings l
    join property_records r on r.property_id = l.id and r.withdrawn_at is null
    group by 1, 2, 3, 4`);
}

/** The settings of which the read model is made: with others it must be made anew. */
export function readModelSettings({ languages, listings }: AgencyConfig): string {
  return JSON.stringify({ languages, cityCorrections: listings.cityCorrections });
}

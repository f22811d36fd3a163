import { sql } from 'drizzle-orm';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { readableJson } from '../../database/readable-json.ts';
import { townCentre } from '../../places/town-centre.ts';
import { languageOrder } from '../language-order.ts';

const PLACES = sql.raw('fresh_places');

/**
 * Rows of `listing_points` for the properties of `changed` (a table with their IDs as `property_id`), whose old rows are gone. The
 * rules are those of `publicPoint`, for whole sets: the own place where the address is public, else the centre of the town.
 */
export async function insertPoints(
  tx: Database,
  config: AgencyConfig,
  changed: ReturnType<typeof sql.raw>,
): Promise<void> {
  await gatherPlaces(tx, config, changed);
  await tx.execute(sql`
    insert into listing_points (id, place, marquee)
    select p.id, point(p.longitude, p.latitude), p.marquee from ${PLACES} p
    where not p.withheld and ${IS_ON_EARTH}`);
  await insertAtCentres(tx);
}

/** Web maps end at the 85th degree; infinite and larger numbers have no place. */
const IS_ON_EARTH = sql.raw('abs(p.latitude) <= 85 and abs(p.longitude) <= 180');

/** One row per visible listing, with what its records say in the order of the languages. */
async function gatherPlaces(
  tx: Database,
  config: AgencyConfig,
  changed: ReturnType<typeof sql.raw>,
): Promise<void> {
  const order = sql`array_position(${sql.param(languageOrder(config))}::text[], r.language)`;
  await tx.execute(sql`
    create temporary table ${PLACES} on commit drop as
    select r.property_id as id,
      coalesce(bool_or(s.published = 'false'), false) or not coalesce(bool_or(s.published = 'true'), false) as withheld,
      (array_agg(s.latitude::float8 order by ${order}) filter (where s.latitude is not null and s.longitude is not null))[1] as latitude,
      (array_agg(s.longitude::float8 order by ${order}) filter (where s.latitude is not null and s.longitude is not null))[1] as longitude,
      array_agg(r.city order by ${order}) filter (where r.city <> '') as names,
      (array_agg(r.zip order by ${order}) filter (where btrim(r.zip) <> ''))[1] as zip,
      (array_agg(s.country::int order by ${order}) filter (where s.country is not null))[1] as country,
      (array_agg(r.marquee order by ${order}))[1] as marquee
    from property_records r
    join listings l on l.id = r.property_id
    cross join lateral (
      select d.summary ->> 'PublishAddress' as published, d.summary ->> 'Latitude' as latitude,
        d.summary ->> 'Longitude' as longitude, d.summary ->> 'CountryID' as country
      from (select ${readableJson(sql.raw('r.summary'))} as summary) d) s
    where r.property_id in (select property_id from ${changed}) and r.withdrawn_at is null
    group by r.property_id`);
}

interface Town {
  names: string[] | null;
  zip: string;
  country: number | null;
}

/** Centres are looked up once for each way of writing a town. */
async function insertAtCentres(tx: Database): Promise<void> {
  const towns = await rows<Town>(
    tx,
    sql`select distinct names, zip, country from ${PLACES} where withheld and zip is not null`,
  );
  const centres = towns.flatMap(({ names, zip, country }) => {
    const centre = townCentre({ names: names ?? [], zip, countryId: country });
    return centre ? [{ names, zip, country, ...centre }] : [];
  });
  await tx.execute(sql`
    insert into listing_points (id, place, marquee)
    select p.id, point(c.longitude, c.latitude), p.marquee from ${PLACES} p
    join json_to_recordset(${JSON.stringify(centres)}::json)
      as c(names text[], zip text, country int, latitude float8, longitude float8)
      on c.zip = p.zip and c.names is not distinct from p.names and c.country is not distinct from p.country
    where p.withheld`);
}

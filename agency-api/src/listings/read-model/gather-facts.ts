import { sql, type SQL } from 'drizzle-orm';
import { foldedTown } from 'shared-kit/domain/city-key';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { BELGIUM } from 'shared-kit/domain/region';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { readableJson } from '../../database/readable-json.ts';
import { languageOrder } from '../language-order.ts';
import { CHANGED_PROPERTIES } from './changed-properties.ts';

/** Temporary table of the facts of the changed properties. */
export const FACTS = sql.raw('fresh_facts');

/**
 * One row per changed property that is still visible: each fact from the first language that has it, without anything that any language
 * withholds. The same rules as `visibleRecords`, for whole sets. Towns are collated as in `cities`, whose index cannot be used otherwise.
 */
export async function gatherFacts(tx: Database, config: AgencyConfig): Promise<void> {
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
    sql.raw(`(${order.map((code) => `coalesce(${condition(code)}, false)`).join(' or ')})`);
  const joins = order.map(
    (code) => sql`left join property_records ${sql.raw(code)}
      on ${sql.raw(code)}.property_id = c.id and ${sql.raw(code)}.language = ${code} and ${sql.raw(code)}.withdrawn_at is null`,
  );
  const closed = any((code) => `${code}.closed`);
  const withheld = any((code) => `${code}.price_withheld`);
  const headlines = LANGUAGES.map((code) => `nullif(${code}.headline_key, '') as headline_${code}`).join(
    ', ',
  );
  const mainTypes = order.flatMap((code) => {
    const listing = readableJson(sql.raw(`${code}.listing`));
    return [sql.raw(`'${code}'`), sql`nullif(btrim((${listing}) ->> 'MainTypeName'), '')`];
  });
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
      ${first('toilets')} as toilets, ${first('garages')} as garages, coalesce(${first('country_id')}, ${BELGIUM}) as country_id,
      ${first('living')} as living, ${first('plot')} as plot, ${any((code) => `${code}.annuity`)} as annuity,
      ${any((code) => `${code}.under_vat`)} or ${any((code) => `(${code}.listing ->> 'ProjectID') is not null`)} as new_build,
      ${first('epc_label')} as epc_label, ${first('epc_value')} as epc_value,
      ${first('terrace')} as terrace, ${first('garden')} as garden, ${first('lift')} as lift, ${first('furnished')} as furnished,
      ${first('floor')} as floor, ${first('available_day')} as available_day,
      ${any((code) => `${code}.publish_address`)} and not (${any((code) => `not ${code}.publish_address`)}) as address_public,
      ${first('place')} as place, ${first('manager_key')} as manager_key, ${first('marquee')} as marquee,
      array_remove(array[${sql.raw(order.map((code) => `nullif(${code}.city, '')`).join(', '))}], null) as town_names,
      jsonb_strip_nulls(jsonb_build_object(${sql.join(mainTypes, sql`, `)}))::text as main_type,
      ${firstFilled(column('reference_key'), "''")} as reference_key,
      ${sql.raw(headlines)}
    from (select distinct property_id as id from ${CHANGED_PROPERTIES}) c
    ${sql.join(joins, sql` `)}
    where ${first('property_id')} is not null`);
  await tx.execute(sql`analyze ${FACTS} (id)`);
}

/** The correct spelling of a city name, by the site's map of the exporter's spellings. */
export function correctedCity(code: string, { listings }: AgencyConfig): SQL {
  return replaced(sql.raw(`${code}.city`), sql.raw(`${code}.city`), listings.cityCorrections);
}

/** The key of a town by its correct spelling. */
export function correctedKey(code: string, { listings }: AgencyConfig): SQL {
  const keys = Object.entries(listings.cityCorrections).map(([from, to]) => [from, foldedTown(to)]);
  return replaced(sql.raw(`${code}.city`), sql.raw(`${code}.city_key`), Object.fromEntries(keys));
}

/** The entry of the map for a name, else the other value. */
function replaced(name: SQL, otherwise: SQL, map: Readonly<Record<string, string>>): SQL {
  if (Object.keys(map).length === 0) return otherwise;
  return sql`coalesce(${JSON.stringify(map)}::jsonb ->> ${name}, ${otherwise})`;
}

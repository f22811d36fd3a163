import { sql } from 'drizzle-orm';
import { areasOf } from 'shared-kit/domain/areas';
import { BELGIUM } from 'shared-kit/domain/region';
import type { AgencyConfig } from '../content/agency-config.ts';
import { rows, type Database } from '../database/database.ts';
import { languageOrder } from '../listings/language-order.ts';
import { areaZone, townZone, zipZone } from '../records/demand-criteria.ts';
import type { ListingFacts } from './match-demands.ts';

interface Row {
  id: number;
  goal: number;
  typeIds: number[];
  zip: string;
  countryId: number;
  towns: string[];
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  garages: number | null;
  parkings: number | null;
  terrace: number | null;
  garden: number | null;
}

/** What demands are matched with, of the listings that are still offered. */
export async function readListingFacts(
  database: Database,
  config: AgencyConfig,
  ids: readonly number[],
): Promise<Map<number, ListingFacts>> {
  const found = await rows<Row>(
    database,
    sql`select l.id, l.goal, t.web_ids as "typeIds", c.zip, c.country_id as "countryId",
          array(select distinct s.name from city_spellings s where s.city_id = c.id) || c.folded_name as towns,
          l.price, l.bedrooms, l.bathrooms, l.garages,
          ${firstDetail(config, 'Parkings')} as parkings, ${firstDetail(config, 'SurfaceTerrace')} as terrace,
          ${firstDetail(config, 'SurfaceGarden')} as garden
        from listings l
        join type_sets t on t.id = l.type_set_id
        join cities c on c.id = l.city_id
        where l.id = any(${sql.param(ids)}::int[]) and not l.closed and not l.discreet`,
  );
  return new Map(found.map((row) => [row.id, factsOf(row)]));
}

/** The number that the details have in the first language that has it. */
function firstDetail(config: AgencyConfig, field: string) {
  const order = sql.raw(
    `array[${languageOrder(config)
      .map((code) => `'${code}'`)
      .join(', ')}]::text[]`,
  );
  return sql`(
    select (r.detail ->> ${field})::float8 from property_records r
    where r.property_id = l.id and r.withdrawn_at is null and r.detail ->> ${field} is not null
    order by array_position(${order}, r.language) limit 1)`;
}

function factsOf({ goal, typeIds, zip, countryId, towns, id: _id, ...facts }: Row): ListingFacts {
  return {
    goal,
    typeIds,
    zones: [
      ...new Set(towns.map((name) => townZone(name, zip))),
      // Postal codes of other countries look alike (product D1).
      ...(countryId === BELGIUM ? [zipZone(zip)] : []),
      ...areasOf(zip, countryId).map(areaZone),
    ],
    facts,
  };
}

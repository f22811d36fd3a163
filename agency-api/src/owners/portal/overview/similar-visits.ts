import { sql } from '../../../database/drizzle.ts';
import * as z from 'zod';
import type { OwnerOverview } from 'shared-kit/contracts/api/owner';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { rows, type Database } from '../../../database/database.ts';
import { computeRules } from '../../../catalogue/listings/read-model/read-model-rules.ts';

/** Fewer would tell an owner of single properties of others (product O10). */
const FEWEST = 5;

const mediansSchema = z.object({
  own: z.number(),
  inTown: z.number(),
  townMedian: z.number().nullable(),
  inArea: z.number(),
  areaMedian: z.number().nullable(),
});

/**
 * The median of the visits since a day of listings like one: same goal and main type, on the market, in its town or else where postal
 * codes begin with the same two digits. Null where neither has enough of them.
 */
export async function similarVisits(
  database: Database,
  config: AgencyConfig,
  propertyId: number,
  since: string,
): Promise<OwnerOverview['similar']> {
  const rules = computeRules(config);
  const [found] = await rows(
    database,
    sql`with own as (
        select l.goal, l.city_id, t.web_ids[1] as web_id, left(c.zip, 2) as area, c.country_id
        from listings l join type_sets t on t.id = l.type_set_id join cities c on c.id = l.city_id
        where l.rules = ${rules}::int and l.id = ${propertyId}
      ), others as (
        select l.city_id = own.city_id as is_in_town,
          (select coalesce(sum(v.visits), 0) from property_visits v
            where v.property_id = l.id and v.day >= ${since}::date) as visits
        from own join listings l on l.rules = ${rules}::int and l.goal = own.goal and not l.closed and not l.discreet and l.id <> ${propertyId}
          join type_sets t on t.id = l.type_set_id and t.web_ids[1] = own.web_id
          join cities c on c.id = l.city_id and c.country_id = own.country_id and left(c.zip, 2) = own.area
      )
      select (select coalesce(sum(visits), 0)::int from property_visits
          where property_id = ${propertyId} and day >= ${since}::date) as own,
        count(*) filter (where is_in_town)::int as "inTown", count(*)::int as "inArea",
        percentile_cont(0.5) within group (order by visits::float8) filter (where is_in_town) as "townMedian",
        percentile_cont(0.5) within group (order by visits::float8) as "areaMedian"
      from others`,
    mediansSchema,
  );
  if (!found) return null;
  const { own, inTown, townMedian, inArea, areaMedian } = found;
  if (inTown >= FEWEST) return { place: 'town', listings: inTown, median: townMedian!, own };
  if (inArea >= FEWEST) return { place: 'area', listings: inArea, median: areaMedian!, own };
  return null;
}

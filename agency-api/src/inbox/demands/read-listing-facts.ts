import { and, eq, not, sql } from '../../database/drizzle.ts';
import { listAreas, BELGIUM } from 'shared-kit/domain/region';
import * as z from 'zod';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { cities, citySpellings, listings, typeSets } from '../../database/schema/search.ts';
import { ownRows } from '../../catalogue/listings/read-model/read-model-rules.ts';
import { areaZone, townZone, zipZone } from './demand-criteria.ts';
import type { ListingFacts } from './match-demands.ts';

const namesSchema = z.array(z.string());

/** What demands are matched with, of the listings that are still offered. */
export async function readListingFacts(
  database: Database,
  config: AgencyConfig,
  ids: readonly number[],
): Promise<Map<number, ListingFacts>> {
  const { id, goal, closed, discreet } = listings;
  const { price, bedrooms, bathrooms, garages, parkings, terrace, garden } = listings;
  const spellings = database
    .selectDistinct({ name: citySpellings.name })
    .from(citySpellings)
    .where(and(eq(citySpellings.rules, cities.rules), eq(citySpellings.cityId, cities.id)));
  const found = await database
    .select({
      id,
      goal,
      typeIds: typeSets.webIds,
      zip: cities.zip,
      countryId: cities.countryId,
      towns: sql`array${spellings} || ${cities.foldedName}`.mapWith(namesSchema.parse),
      facts: { price, bedrooms, bathrooms, garages, parkings, terrace, garden },
    })
    .from(listings)
    .innerJoin(typeSets, eq(typeSets.id, listings.typeSetId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .where(
      and(ownRows(listings, config), sql`${id} = any(${sql.param(ids)}::int[])`, not(closed), not(discreet)),
    );
  return new Map(
    found.map(({ id, zip, towns, countryId, ...listing }) => [
      id,
      { ...listing, zones: listZones(towns, zip, countryId) },
    ]),
  );
}

const listZones = (towns: string[], zip: string, countryId: number): string[] => [
  ...new Set(towns.map((name) => townZone(name, zip))),
  // Postal codes of other countries look alike (product D1).
  ...(countryId === BELGIUM ? [zipZone(zip)] : []),
  ...listAreas(zip, countryId).map(areaZone),
];

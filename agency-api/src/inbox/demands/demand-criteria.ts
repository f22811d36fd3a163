import { DEMAND_RANGES, type DemandFields, type DemandRange } from 'shared-kit/contracts/api/forms/demand';
import type { Bounds, DemandCriteria } from '../../database/schema/demands.ts';
import { foldedCityKey, parseCityKey } from 'shared-kit/domain/towns';

/** Zone of a town, whatever its spelling. */
export const townZone = (name: string, zip: string) => `town ${foldedCityKey(name, zip)}`;
export const zipZone = (zip: string) => `zip ${zip}`;
export const areaZone = (area: string) => `area ${area}`;

/** Reads the criteria out of what the visitor filled in. */
export function toCriteria(fields: DemandFields): DemandCriteria {
  const towns = fields.cities.flatMap((key) => parseCityKey(key) ?? []);
  return {
    types: fields.types.map(Number),
    zones: [
      ...towns.map(({ name, zip }) => townZone(name, zip)),
      ...(fields.zips.match(/\d{4}/g) ?? []).map(zipZone),
      ...fields.areas.map(areaZone),
    ],
    ranges: Object.fromEntries(
      (Object.keys(DEMAND_RANGES) as DemandRange[]).flatMap((name) => {
        const bounds = toBounds(fields[`${name}Min`], fields[`${name}Max`]);
        return bounds ? [[name, bounds]] : [];
      }),
    ),
  };
}

function toBounds(least: string, most: string): Bounds | undefined {
  const bounds = {
    ...(least.trim() && { min: Number(least) }),
    ...(most.trim() && { max: Number(most) }),
  };
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}

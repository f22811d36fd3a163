import { DEMAND_RANGES, type DemandFields, type DemandRange } from 'shared-kit/contracts/api/forms/demand';
import { foldedCityKey, parseCityKey } from 'shared-kit/domain/city-key';

/** The least and the most of something; absent bounds are open. */
export interface Bounds {
  min?: number;
  max?: number;
}

/** What a demand looks for, in terms of listings. */
export interface DemandCriteria {
  /** WebIDs, at least one. */
  types: number[];
  /** At least one: a town (`town namur|5000`), a postal code (`zip 5000`), a province or a region (`area province:namur`). */
  zones: string[];
  ranges: Partial<Record<DemandRange, Bounds>>;
}

/** Zone of a town, whatever its spelling. */
export const townZone = (name: string, zip: string) => `town ${foldedCityKey(name, zip)}`;
export const zipZone = (zip: string) => `zip ${zip}`;
export const areaZone = (area: string) => `area ${area}`;

/** Reads the criteria out of what the visitor filled in. */
export function criteriaOf(fields: DemandFields): DemandCriteria {
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
        const bounds = boundsOf(fields[`${name}Min`], fields[`${name}Max`]);
        return bounds ? [[name, bounds]] : [];
      }),
    ),
  };
}

function boundsOf(least: string, most: string): Bounds | undefined {
  const bounds = {
    ...(least.trim() && { min: Number(least) }),
    ...(most.trim() && { max: Number(most) }),
  };
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}

import { parseCityKey } from 'shared-kit/domain/city-key';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';

/** Visible name of a city key: as the API spells it, else the key's own name with capitals (a city without listings). */
export function cityLabel(key: string, cities: ListingFacets['cities']): string {
  const known = cities.find((city) => city.key === key);
  return known?.name ?? capitalise(parseCityKey(key)?.name ?? key);
}

function capitalise(name: string): string {
  return name.replace(
    /(^|[\s-])(\p{L})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

import type { ListingPage } from 'shared-kit/contracts/api/listing';
import { cityKey, parseCityKey } from 'shared-kit/domain/city-key';

/**
 * The chosen cities under their names in the language of the page. After a change of language the address still has them in
 * the former one (`namur|5000` for Namen); the listings found there, by postal code, tell the name that is right here.
 */
export function localCities(chosen: readonly string[], { items, facets }: ListingPage): string[] {
  if (chosen.length === 0) return [];
  const known = new Set(facets.cities.map(({ key }) => key));
  const localKey = (key: string) => {
    if (known.has(key)) return key;
    const found = items.find(({ zip }) => zip === parseCityKey(key)?.zip);
    const local = found && cityKey(found.city, found.zip);
    return local && known.has(local) ? local : key;
  };
  return [...new Set(chosen.map(localKey))];
}

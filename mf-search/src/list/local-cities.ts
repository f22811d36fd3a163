import type { ListingPage } from 'shared-kit/contracts/api/listing';
import { cityKey, foldedCityKey, parseCityKey } from 'shared-kit/domain/city-key';

/**
 * The chosen cities by their names in the page's language. An address may spell them differently (`eghezee|5310`) or, after a
 * change of language, in the former language (`namur|5000` for Namen); a listing with the same postal code has the right name.
 */
export function localCities(chosen: readonly string[], { items, facets }: ListingPage): string[] {
  if (chosen.length === 0) return [];
  const known = new Set(facets.cities.map(({ key }) => key));
  const bySpelling = new Map(facets.cities.map(({ key, name, zip }) => [foldedCityKey(name, zip), key]));
  const localKey = (key: string) => {
    const city = parseCityKey(key);
    const spelt = city && bySpelling.get(foldedCityKey(city.name, city.zip));
    if (spelt) return spelt;
    const found = items.find(({ zip }) => zip === city?.zip);
    const local = found && cityKey(found.city, found.zip);
    return local && known.has(local) ? local : key;
  };
  return [...new Set(chosen.map(localKey))];
}

import type { CityRecord, PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import { RENT, SALE } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import { COUNTRY_NAMES } from '../lexicon/offer-words.ts';
import type { Listing } from '../listing.ts';

/** The towns of the listings, as the exporter spells and counts them (product D13). */
export function cityLists(listings: readonly Listing[], language: Language) {
  const ofGoal = (goal: PropertyRecord['Goal']) => listings.filter((listing) => listing.goal === goal);
  return {
    citys: cityRecords(listings, language),
    citysSale: cityRecords(ofGoal(SALE), language),
    citysRent: cityRecords(ofGoal(RENT), language),
  };
}

function cityRecords(listings: readonly Listing[], language: Language): CityRecord[] {
  const byKey = new Map<string, CityRecord>();
  for (const { address } of listings) {
    const Name = address.city[language];
    const { zip: Zip, countryId: CountryID } = address.town;
    const known = byKey.get(`${Name}|${Zip}`);
    if (known) known.PropertyCount++;
    else {
      const CountryName = COUNTRY_NAMES[CountryID][language];
      byKey.set(`${Name}|${Zip}`, { Name, Zip, CountryID, CountryName, PropertyCount: 1, language });
    }
  }
  return [...byKey.values()].sort((one, other) => one.Name.localeCompare(other.Name, language));
}

import { sql } from '../../../database/drizzle.ts';
import * as z from 'zod';
import type { AddressList, AddressSearch } from 'shared-kit/contracts/api/suggestion';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { rows, type Database } from '../../../database/database.ts';
import { namesOfMunicipality, placesOfZip } from '../../places/place-names.ts';
import { computeRules } from '../read-model/read-model-rules.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const MOST_STREETS = 8;
/** Rows that are looked at; with more the typed letters say too little. */
const LOOKED_AT = 500;
const SHORTEST = 3;

/**
 * What an address that is being written may be, without asking a third party: streets of listings whose address is public, and the places of
 * a postal code.
 */
export async function findAddresses(
  database: Database,
  config: AgencyConfig,
  { cities }: Vocabulary,
  { lang, street, zip }: AddressSearch,
): Promise<AddressList> {
  const typed = foldWords(street);
  const found = typed.length < SHORTEST ? [] : await publicStreets(database, config, typed);
  const streets = found.flatMap(({ name, cityId }) => {
    const city = cities.name(cityId, lang);
    return city?.name ? { name, zip: city.zip, city: city.name } : [];
  });
  return { streets: streets.slice(0, MOST_STREETS), towns: namesOfZip(zip) };
}

/** By the beginning of any of their words, those with most listings first. */
const publicStreets = (database: Database, config: AgencyConfig, typed: string) =>
  rows(
    database,
    sql`select min(s.name) as name, l.city_id as "cityId", count(distinct l.id)::int as count
      from (select * from listing_streets where rules = ${computeRules(config)}::int and key >= ${typed} and key < ${`${typed}~`} limit ${LOOKED_AT}) s
      join listings l on l.rules = s.rules and l.id = s.listing_id
      where not l.discreet and not l.closed
      group by l.city_id, lower(s.name) order by count desc, name, l.city_id limit ${MOST_STREETS}`,
    z.object({ name: z.string(), cityId: z.number() }),
  );

/** A municipality has a name in each language of its people, a part of one has its own. */
const namesOfZip = (zip: string): string[] => [
  ...new Set(placesOfZip(zip).flatMap(({ name }) => [name, ...namesOfMunicipality(name)])),
];

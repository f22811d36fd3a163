import { sql } from '../../../database/drizzle.ts';
import * as z from 'zod';
import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { rows, type Database } from '../../../database/database.ts';
import { computeRules } from '../read-model/read-model-rules.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { matchedParts } from './matched-parts.ts';

/** Rows that are looked at; with more the typed words say too little. */
const LOOKED_AT = 500;
const SHORTEST = 3;

/** Streets of listings with a public address, by the beginning of any of their words, those with most listings first. */
export async function streetSuggestions(
  database: Database,
  config: AgencyConfig,
  { cities }: Vocabulary,
  { goal, language, words, most }: { goal: number; language: Language; words: string[]; most: number },
): Promise<Suggestion[]> {
  const typed = words.join(' ');
  if (typed.length < SHORTEST) return [];
  const found = await rows(
    database,
    sql`select min(s.name) as name, l.city_id as "cityId", count(distinct l.id)::int as count
      from (select * from listing_streets where rules = ${computeRules(config)}::int and key >= ${typed} and key < ${`${typed}~`} limit ${LOOKED_AT}) s
      join listings l on l.rules = s.rules and l.id = s.listing_id
      where l.goal = ${goal} and not l.discreet and not l.closed
      group by l.city_id, lower(s.name) order by count desc, name, l.city_id limit ${most}`,
    z.object({ name: z.string(), cityId: z.number(), count: z.number() }),
  );
  return found.flatMap(({ name, cityId, count }) => {
    const city = cities.name(cityId, language);
    if (!city) return [];
    return {
      kind: 'street' as const,
      key: `${name}|${city.key}`,
      label: name,
      detail: `${city.zip} ${city.name}`.trim(),
      count,
      matched: matchedParts(name, words),
      filters: { search: name, city: [city.key] },
      place: null,
    };
  });
}

import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import type { Goal } from 'shared-kit/domain/goal';
import { choosePriceRange, snapToStep } from 'shared-kit/domain/search-criteria';

type TownKeys = Pick<ListingPage, 'townKeys'>;

/** The chosen towns by their names in a language, each once. One without listings keeps the name that it has. */
export const citiesInLanguage = (
  cities: readonly string[],
  { townKeys }: TownKeys,
  language: Language,
): string[] => [...new Set(cities.map((key) => townKeys[key]?.[language] ?? key))];

/**
 * A search as the page of another language has it in its address: towns by their names there, and what was understood of the text by the
 * filters that say the same, or else by a word of that language. Other words, and titles, stay as they were typed.
 */
export function queryInLanguage(
  query: ListingQuery,
  result: Pick<ListingPage, 'understood'> & TownKeys,
  { goal, language }: { goal: Goal; language: Language },
): ListingQuery {
  const { understood } = result;
  const translateCities = (keys: readonly string[]) => citiesInLanguage(keys, result, language);
  const own: ListingQuery = { ...query, cities: translateCities(query.cities) };
  if (understood.length === 0) return own;
  const words: string[] = [];
  const filtered = understood.reduce((before, said) => {
    const next = withFilters(before, query, said, { goal, translateCities });
    if (!next) words.push(said.inLanguages?.[language] ?? said.text);
    return next ?? before;
  }, own);
  return { ...filtered, search: words.join(' ') || undefined };
}

/** With the filters of one thing that was understood; undefined where the search has such a filter already, which they would widen, or no filter says just that. */
function withFilters(
  before: ListingQuery,
  { cities, areas, types, energy: letters, rooms: wanted, ...query }: ListingQuery,
  { filters: { city, radius, area, type, with: features, energy, rooms, range } }: Understood,
  { goal, translateCities }: { goal: Goal; translateCities: (keys: readonly string[]) => string[] },
): ListingQuery | undefined {
  const hasPlace =
    cities.length > 0 || areas.length > 0 || before.cities.length > 0 || before.areas.length > 0;
  if (city?.length && !hasPlace)
    return { ...before, cities: translateCities(city), ...(radius && { radius }) };
  if (area?.length && !hasPlace) return { ...before, areas: area };
  if (type?.length && types.length === 0 && before.types.length === 0) return { ...before, types: type };
  if (features?.length) return { ...before, features: [...new Set([...before.features, ...features])] };
  if (energy?.length && letters.length === 0 && before.energy.length === 0) return { ...before, energy };
  if (rooms && !wanted[rooms.field])
    return { ...before, rooms: { ...before.rooms, [rooms.field]: rooms.least } };
  if (!range || query[range.of] || before[range.of]) return undefined;
  const { of, min, max } = range;
  if (of === 'price') return withPrice(before, { min, max }, goal);
  return [min, max].every((surface) => surface === undefined || Number.isInteger(surface))
    ? { ...before, [of]: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }
    : undefined;
}

/** With a price that the filter can say: a whole step within its range. */
function withPrice(
  before: ListingQuery,
  wanted: { min: number | undefined; max: number | undefined },
  goal: Goal,
): ListingQuery | undefined {
  const range = choosePriceRange(goal);
  const { min = range.min, max = range.max } = wanted;
  const isSaid = [min, max].every((price) => snapToStep(price, range) === price) && wanted.max !== range.max;
  return isSaid ? { ...before, price: { min, max } } : undefined;
}

import type { Goal } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { sectionOfGoal } from 'shared-kit/domain/listing-link';
import { cityLabel } from '../filters/filter-texts.ts';
import type { Text } from 'shared-kit/ui/text';

/** Texts of types in the plural (product L13): a feed names them in the singular. "Others" is no use in a heading (product L14). */
const PLURALS: Readonly<Record<number, string>> = { 1: 'list.houses', 2: 'list.apartments', 4: 'list.land' };
const OTHERS = 10;
const MOST_PLACES_NAMED = 3;

interface HeadingArgs {
  goal: Goal;
  query: ListingQuery;
  facets: ListingFacets;
  language: Language;
  text: Text;
}

/** Heading of the list: "Maisons à vendre à Namur", "Maisons et appartements à louer". */
export function listHeading({ goal, query, facets, language, text }: HeadingArgs): string {
  const what = soleType(query, facets, text) ?? text('list.homes');
  const section = sectionOfGoal(goal);
  const towns = query.cities.map((key) => cityLabel(key, facets.cities));
  const places = [...towns, ...query.areas];
  if (places.length === 0) return text(`list.heading.${section}`, { what });
  if (places.length > MOST_PLACES_NAMED) {
    return text(`list.heading.${section}.inTowns`, { what, count: places.length });
  }
  const list = new Intl.ListFormat(language);
  if (query.areas.length === 0)
    return text(`list.heading.${section}.in`, { what, where: list.format(towns) });
  // Each region has a preposition of its own, and a province says that it is no town.
  const where = list.format([
    ...towns.map((name) => text('list.inTown', { name })),
    ...query.areas.map((area) => text(`list.in.${area.slice(area.indexOf(':') + 1)}`)),
  ]);
  return text(`list.heading.${section}.inAreas`, { what, where });
}

function soleType({ types }: ListingQuery, facets: ListingFacets, text: Text): string | undefined {
  const [only, ...others] = types;
  if (only === undefined || others.length > 0 || only === OTHERS) return undefined;
  const plural = PLURALS[only];
  return plural ? text(plural) : facets.types.find(({ id }) => id === only)?.name;
}

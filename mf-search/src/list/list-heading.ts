import type { Goal } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { sectionOfGoal } from 'shared-kit/domain/sections';
import { cityLabel } from '../filters/city-label.ts';
import type { Text } from 'shared-kit/ui/text';

/** The collective type "others" (product L14): its name is no use in a heading. */
const OTHERS = 10;
const MOST_CITIES_NAMED = 3;

interface HeadingArgs {
  goal: Goal;
  query: ListingQuery;
  facets: ListingFacets;
  language: Language;
  text: Text;
}

/** Heading of the list: "Maison à vendre à Namur", "Maisons et appartements à louer". */
export function listHeading({ goal, query, facets, language, text }: HeadingArgs): string {
  const what = soleType(query, facets) ?? text('list.homes');
  const section = sectionOfGoal(goal);
  const { cities } = query;
  if (cities.length === 0) return text(`list.heading.${section}`, { what });
  if (cities.length > MOST_CITIES_NAMED) {
    return text(`list.heading.${section}.inTowns`, { what, count: cities.length });
  }
  const where = new Intl.ListFormat(language).format(cities.map((key) => cityLabel(key, facets.cities)));
  return text(`list.heading.${section}.in`, { what, where });
}

function soleType({ types }: ListingQuery, facets: ListingFacets): string | undefined {
  const [only, ...others] = types;
  if (only === undefined || others.length > 0 || only === OTHERS) return undefined;
  return facets.types.find(({ id }) => id === only)?.name;
}

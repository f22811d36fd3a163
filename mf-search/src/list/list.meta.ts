import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { SECTION_NAMES, sectionOfGoal } from 'shared-kit/domain/sections';
import { listAddress } from '../filters/list-address.ts';
import { listHeading } from './list-heading.ts';
import type { ListData } from './list.loader.ts';
import { listStructuredData } from './list-structured-data.ts';

/** Title, addresses and structured data of a list. */
export function meta({ data, language, site, url, text }: PageMetaArgs<ListData>): PageMeta {
  const { goal, query, result } = data;
  const heading = listHeading({ goal, query, facets: result.facets, language, text });
  const section = sectionOfGoal(goal);
  const label = SECTION_NAMES[section][language];
  return {
    title: text('list.title', { heading, count: result.total, page: result.page }),
    description: text('list.description', { heading, count: result.total, agency: site.agency.name }),
    paths: Object.fromEntries(
      site.languages.map((other: Language) => [other, listAddress(other, goal, query)]),
    ),
    canonical: listAddress(language, goal, { ...query, sort: 'newest', page: result.page }),
    image: result.items.find((item) => item.picture)?.picture?.url,
    robots: isWorthIndexing(query) && result.total > 0 ? undefined : 'noindex, follow',
    jsonLd: listStructuredData({
      result,
      heading,
      section: { label, path: listAddress(language, goal) },
      origin: url.origin,
    }),
    breadcrumb: [{ label, ...(isFiltered(query) && { path: listAddress(language, goal) }) }],
    banner: 'breadcrumb',
  };
}

/** Search engines get the whole list and one town or one type of it; finer combinations are endless and near-empty. */
function isWorthIndexing(query: ListingQuery): boolean {
  const { search, cities, types, rooms, price } = query;
  return !search && !price && cities.length + types.length <= 1 && !Object.values(rooms).some(Boolean);
}

function isFiltered(query: ListingQuery): boolean {
  return query.cities.length > 0 || query.types.length > 0 || !isWorthIndexing(query);
}

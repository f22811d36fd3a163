import type { PageMeta, PageMetaArgs, Breadcrumb } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import { type ListingQuery, formatListingQuery } from 'shared-kit/domain/listing-query';
import { localizedPaths } from 'shared-kit/domain/languages';
import { SECTION_NAMES, sectionOfGoal, listingLink } from 'shared-kit/domain/listing-link';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { Href } from 'composer/contract';
import { breadcrumbList } from 'shared-kit/domain/json-ld';
import { listingName } from 'shared-kit/domain/listing-name';
import { listAddress } from '../filters/list-address.ts';
import { listHeading } from './list-heading.ts';
import type { ListData } from './list.loader.ts';
import { queryInLanguage } from './query-in-language.ts';

export { default } from './list-page.tsx';
export { loader } from './list.loader.ts';

/** Title, addresses and structured data of a list. */
export function meta({ data, href, language, site, url, text }: PageMetaArgs<ListData>): PageMeta {
  const { goal, query, result } = data;
  const heading = listHeading({ goal, query, facets: result.facets, language, text });
  const section = sectionOfGoal(goal);
  const label = SECTION_NAMES[section][language];
  return {
    title: text('list.title', { heading, count: result.total, page: result.page }),
    description: text('list.description', { heading, count: result.total, agency: site.agency.name }),
    paths: localizedPaths(site.languages, (other) =>
      listAddress(
        href,
        goal,
        other === language ? query : queryInLanguage(query, result, { goal, language: other }),
        other,
      ),
    ),
    canonical: listAddress(href, goal, { ...query, view: undefined, sort: 'newest', page: result.page }),
    robots: isWorthIndexing(query, goal) && result.total > 0 ? undefined : 'noindex, follow',
    feed: { section, title: text('list.feed', { section: label, agency: site.agency.name }) },
    jsonLd: listStructuredData({
      result,
      href,
      heading,
      section: { label, path: listAddress(href, goal) },
      origin: url.origin,
    }),
    breadcrumb: [{ label, ...(listFilters(query, goal).length > 0 && { path: listAddress(href, goal) }) }],
    banner: 'breadcrumb',
  };
}

/** Search engines get the whole list and one town or one type of it; finer combinations are endless and near-empty. */
function isWorthIndexing(query: ListingQuery, goal: Goal): boolean {
  const [only, ...others] = listFilters(query, goal);
  return !only || (others.length === 0 && ['city', 'type'].includes(only));
}

/** Names of the parameters by which a query filters, one for each value. */
const listFilters = (query: ListingQuery, goal: Goal): string[] => [
  ...formatListingQuery({ ...query, view: undefined, sort: 'newest', page: 1 }, goal).keys(),
];

interface StructuredDataArgs {
  result: ListingPage;
  href: Href;
  heading: string;
  section: Required<Breadcrumb>;
  origin: string;
}

/** schema.org description of a list page: its listings, and where it stands in the site. */
export function listStructuredData({ result, href, heading, section, origin }: StructuredDataArgs): object {
  const absolute = (path: string) => origin + path;
  const offset = (result.page - 1) * result.pageSize;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        name: heading,
        numberOfItems: result.total,
        itemListElement: result.items.map((item, index) => ({
          '@type': 'ListItem',
          position: offset + index + 1,
          url: absolute(href(...listingLink(item)) ?? '/'),
          name: listingName(item),
        })),
      },
      breadcrumbList([section], origin),
    ],
  };
}

import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { Href } from 'composer/contract';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import { breadcrumbList } from 'shared-kit/domain/breadcrumb-list';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';

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

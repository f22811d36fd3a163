import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { cutDescription } from 'shared-kit/domain/description-cut';
import { listingLink } from 'shared-kit/domain/listing-link';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { breadcrumbOf } from './breadcrumb.ts';
import { propertyJsonLd } from './property.json-ld.ts';
import type { PropertyPageData } from './property.loader.ts';
import { propertyName } from './property-name.ts';

/** Head and breadcrumb of the page. A discreet listing is not for search engines, nor for networks: they see the agency (product R2). */
export function meta({ data, href, language, site, text }: PageMetaArgs<PropertyPageData>): PageMeta {
  const { property } = data;
  const name = propertyName(property, text('meta.property'));
  const title = name.includes(property.city) ? name : `${name}, ${property.city}`;
  const description =
    cutDescription(property.description) ||
    text('meta.noDescription', { title, reference: property.reference });
  const breadcrumb = breadcrumbOf(property, name, language, href);
  const picture = property.pictures[0] ?? property.picture;
  return {
    title,
    description,
    paths: localizedPaths(site.languages, (other) => {
      const slugs = property.slugsByLanguage[other];
      return slugs && href(...listingLink({ ...property, slugs }), other);
    }),
    ...(property.section === 'discreet'
      ? { robots: 'noindex' }
      : {
          ...(picture && { image: picture.url, imageAlt: picture.alt }),
          jsonLd: propertyJsonLd({
            property,
            address: data.address,
            name,
            description,
            breadcrumb,
            agency: site.agency,
          }),
        }),
    breadcrumb,
    banner: 'breadcrumb',
  };
}

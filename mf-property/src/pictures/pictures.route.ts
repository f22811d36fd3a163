import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { listingLink } from 'shared-kit/domain/listing-link';
import { localizedPaths } from 'shared-kit/domain/languages';
import { createBreadcrumb, propertyName } from '../page/property-name.ts';
import { picturesLink } from '../links.ts';
import type { PicturesData } from './pictures-page.tsx';

export { default, loader } from './pictures-page.tsx';
export { ErrorPage } from '../errors/property-error-page.tsx';

/** Head and breadcrumb of the page: search engines are led to that of the property, which has the same pictures. */
export function meta({ data, href, language, site, text }: PageMetaArgs<PicturesData>): PageMeta {
  const name = propertyName(data, text('meta.property'));
  const path = href(...listingLink(data));
  const steps = createBreadcrumb(data, name, language, href);
  const picture = data.pictures[0] ?? data.picture;
  return {
    title: text('pictures.title', { name }),
    paths: localizedPaths(site.languages, (other) => {
      const slugs = data.slugsByLanguage[other];
      return slugs && href(...picturesLink({ ...data, slugs }), other);
    }),
    ...(path && { canonical: path }),
    robots: 'noindex',
    ...(picture && data.section !== 'discreet' && { image: picture.url, imageAlt: picture.alt }),
    breadcrumb: [
      ...steps.slice(0, -1),
      { ...steps.at(-1)!, ...(path && { path }) },
      { label: text('gallery.label') },
    ],
    banner: 'breadcrumb',
  };
}

import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { ContactData } from './contact.loader.ts';

/** Head, banner and breadcrumb of the contact page. The page about a property or project is no page of its own for search engines. */
export function meta({ data, href, site, text }: PageMetaArgs<ContactData>): PageMeta {
  const title = text('contact.title');
  const { subject } = data;
  const query = subject ? `?${subject.kind}=${subject.id}` : '';
  return {
    title,
    description: text('contact.description', { agency: site.agency.name, city: site.agency.city }),
    paths: localizedPaths(LANGUAGES, (code) => href('contact', {}, code) + query),
    canonical: href('contact'),
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}

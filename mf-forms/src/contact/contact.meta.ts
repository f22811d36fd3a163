import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formPath } from 'shared-kit/domain/form-paths';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { ContactData } from './contact.loader.ts';

/** Head, banner and breadcrumb of the contact page. The page about a property or project is no page of its own for search engines. */
export function meta({ data, language, site, text }: PageMetaArgs<ContactData>): PageMeta {
  const title = text('contact.title');
  const { subject } = data;
  const query = subject ? `?${subject.kind}=${subject.id}` : '';
  return {
    title,
    description: text('contact.description', { agency: site.agency.name, city: site.agency.city }),
    paths: Object.fromEntries(LANGUAGES.map((code) => [code, formPath('contact', code) + query])),
    canonical: formPath('contact', language),
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}

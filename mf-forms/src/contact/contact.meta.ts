import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { ContactData } from './contact.loader.ts';

/** The page about a property or project is no page of its own for search engines. */
export function meta(args: PageMetaArgs<ContactData>): PageMeta {
  const { subject } = args.data;
  const { name, city } = args.site.agency;
  return {
    ...formMeta(args, 'contact', 'contact.title', subject ? `?${subject.kind}=${subject.id}` : ''),
    description: args.text('contact.description', { agency: name, city }),
    canonical: args.href('contact'),
  };
}

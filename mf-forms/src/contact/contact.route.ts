import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import { findSubject } from '../form/subject.ts';
import type { ContactData } from './contact-page.tsx';

export { default } from './contact-page.tsx';
export { action } from './contact.action.ts';

/** The contact page; `?property=1399` or `?project=36` names the subject. */
export async function loader(args: PageLoaderArgs): Promise<ContactData> {
  return { subject: await findSubject(args) };
}

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

import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { findProperty } from '../form/subject.ts';
import { formMeta } from '../form/form-meta.ts';
import type { DocumentsData } from './documents-page.tsx';

export { default } from './documents-page.tsx';
export { action } from './documents.action.ts';

/** The page that asks for the documents of the property of `?property=1399`. */
export async function loader(args: PageLoaderArgs): Promise<DocumentsData> {
  return { property: await findProperty(args) };
}

/** For one property, so that search engines do not list it. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'request-documents', 'documents.title', args.url.search),
  robots: 'noindex',
});

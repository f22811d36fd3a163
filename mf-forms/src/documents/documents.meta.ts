import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

/** For one property, so that search engines do not list it. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'request-documents', 'documents.title', args.url.search),
  robots: 'noindex',
});

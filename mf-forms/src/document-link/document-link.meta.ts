import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

/** For whoever got the mail. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'documents-link', 'documentLink.title', args.url.search),
  robots: 'noindex, nofollow',
});

import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { DocumentLinkData } from './document-link.loader.ts';

/** For whoever got the mail. */
export const meta = (args: PageMetaArgs<DocumentLinkData>): PageMeta => ({
  ...formMeta(args, 'documents-link', 'documentLink.title', args.url.search, args.data.done === 'too-many'),
  robots: 'noindex, nofollow',
});

import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { DocumentLinkData } from './document-link-page.tsx';

export { default } from './document-link-page.tsx';
export { action } from './document-link.action.ts';

/** The page that a link to a document leads to once it is over, with `?token=`. */
export async function loader({ url }: PageLoaderArgs): Promise<DocumentLinkData> {
  const done = (['sent', 'too-many'] as const).find((outcome) => outcome === url.searchParams.get('done'));
  return { token: url.searchParams.get('token') ?? '', done };
}

/** For whoever got the mail. */
export const meta = (args: PageMetaArgs<DocumentLinkData>): PageMeta => ({
  ...formMeta(args, 'documents-link', 'documentLink.title', args.url.search, args.data.done === 'too-many'),
  robots: 'noindex, nofollow',
});

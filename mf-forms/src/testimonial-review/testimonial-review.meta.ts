import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

/** For the agency, which gets its link by mail. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'testimonial-review', 'review.title', args.url.search, args.actionData !== undefined),
  robots: 'noindex, nofollow',
});

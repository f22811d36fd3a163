import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

/** For one property, so that search engines do not list it. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'send-to-friend', 'friend.title', args.url.search),
  robots: 'noindex',
});

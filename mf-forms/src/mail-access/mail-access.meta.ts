import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { MailAccessData } from './mail-access.loader.ts';
import { mailingOf } from './mailings.ts';

/** For whoever got the mail. */
export const meta = (args: PageMetaArgs<MailAccessData>): PageMeta => ({
  ...formMeta(args, args.data.route, `${mailingOf(args.data.route).words}.title`, args.url.search),
  robots: 'noindex, nofollow',
});

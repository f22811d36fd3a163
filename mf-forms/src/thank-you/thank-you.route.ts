import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { ThankYouData } from './thank-you-page.tsx';

export { default } from './thank-you-page.tsx';
export { loader } from './thank-you-page.tsx';

/** Nothing for search engines. */
export const meta = (args: PageMetaArgs<ThankYouData>): PageMeta => ({
  ...formMeta(args, args.data.route, 'thanks.title'),
  robots: 'noindex',
  banner: 'breadcrumb',
});

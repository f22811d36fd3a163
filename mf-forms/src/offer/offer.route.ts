import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

export { default } from './offer-page.tsx';
export { loader } from './offer-page.tsx';
export { action } from './offer.action.ts';

/** For one property, so that search engines do not list it. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'purchase-offer', 'offer.title', args.url.search),
  robots: 'noindex',
});

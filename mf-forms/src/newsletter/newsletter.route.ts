import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

export { default } from './newsletter-page.tsx';
export { action } from './newsletter.action.ts';

/** Open to search engines. */
export const meta = (args: PageMetaArgs<null>): PageMeta => ({
  ...formMeta(args, 'newsletter', 'newsletter.title'),
  description: args.text('newsletter.description', { agency: args.site.agency.name }),
});

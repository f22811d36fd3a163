import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

export { default } from './valuation-page.tsx';
export { action } from './valuation.action.ts';

/** Open to search engines. */
export const meta = (args: PageMetaArgs<null>): PageMeta => ({
  ...formMeta(args, 'valuation-request', 'valuation.title'),
  description: args.text('valuation.description', { agency: args.site.agency.name }),
});

import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import { createFormPage } from '../form/form-page.tsx';
import { valuation } from './valuation.form.tsx';

export { action } from './valuation.action.ts';
export default createFormPage(valuation);

/** Open to search engines. */
export const meta = (args: PageMetaArgs<null>): PageMeta => ({
  ...formMeta(args, 'valuation-request', 'valuation.title'),
  description: args.text('valuation.description', { agency: args.site.agency.name }),
});

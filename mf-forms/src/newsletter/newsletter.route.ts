import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import { createFormPage } from '../form/form-page.tsx';
import { newsletter } from './newsletter.form.ts';

export { action } from './newsletter.action.ts';
export default createFormPage(newsletter);

/** Open to search engines. */
export const meta = (args: PageMetaArgs<null>): PageMeta => ({
  ...formMeta(args, 'newsletter', 'newsletter.title'),
  description: args.text('newsletter.description', { agency: args.site.agency.name }),
});

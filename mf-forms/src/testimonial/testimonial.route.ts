import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import { createFormPage } from '../form/form-page.tsx';
import { testimonial } from './testimonial.form.ts';

export { action } from './testimonial.action.ts';
export default createFormPage(testimonial);

/** Open to search engines. */
export const meta = (args: PageMetaArgs<null>): PageMeta => ({
  ...formMeta(args, 'testimonial', 'testimonial.title'),
  description: args.text('testimonial.description', { agency: args.site.agency.name }),
});

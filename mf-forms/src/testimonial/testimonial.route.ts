import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

export { default } from './testimonial-page.tsx';
export { action } from './testimonial.action.ts';

/** Open to search engines. */
export const meta = (args: PageMetaArgs<null>): PageMeta => ({
  ...formMeta(args, 'testimonial', 'testimonial.title'),
  description: args.text('testimonial.description', { agency: args.site.agency.name }),
});

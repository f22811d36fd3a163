import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { AppointmentData } from './appointment.loader.ts';

export { default } from './appointment-page.tsx';
export { action } from './appointment.action.ts';

/** Its code comes when a visitor gets here from another page: the first view has its data. */
export const loader = (args: PageLoaderArgs) =>
  import('./appointment.loader.ts').then((code) => code.loader(args));

/** For one property, which its breadcrumb leads back to; search engines do not list it. */
export function meta(args: PageMetaArgs<AppointmentData>): PageMeta {
  const { property } = args.data;
  const common = formMeta(args, 'book-visit', 'appointment.title', args.url.search);
  return {
    ...common,
    robots: 'noindex',
    breadcrumb: [
      ...(property ? [{ label: property.title, ...(property.path && { path: property.path }) }] : []),
      { label: common.title },
    ],
  };
}

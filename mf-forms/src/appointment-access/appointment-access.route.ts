import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { AppointmentAccessData } from './appointment-access.loader.ts';

export { default } from './appointment-access-page.tsx';
export { loader } from './appointment-access.loader.ts';
export { action } from './appointment-access.action.ts';

/** For whoever got the mail. */
export const meta = (args: PageMetaArgs<AppointmentAccessData>): PageMeta => ({
  ...formMeta(
    args,
    args.data.route,
    `appointmentAccess.${args.data.side}.title`,
    args.url.search,
    args.data.fault !== undefined,
  ),
  robots: 'noindex, nofollow',
});

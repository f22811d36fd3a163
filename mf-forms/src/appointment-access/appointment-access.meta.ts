import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { AppointmentAccessData } from './appointment-access.loader.ts';

/** Head of the page, which is for the one who got the mail. */
export function meta({ data, href, text, url }: PageMetaArgs<AppointmentAccessData>): PageMeta {
  const title = text(`appointmentAccess.${data.side}.title`);
  return {
    title,
    paths: localizedPaths(LANGUAGES, (code) => href(data.route, {}, code) + url.search),
    robots: 'noindex, nofollow',
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}

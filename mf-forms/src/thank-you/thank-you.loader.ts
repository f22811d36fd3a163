import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { parseVisitTime, type VisitTime } from 'shared-kit/domain/visit-time';

/** What visitors are thanked for, by the route of the page. */
export const THANKED = {
  'contact-thanks': 'contact',
  'request-thanks': 'request',
  'valuation-thanks': 'valuation',
  'demand-thanks': 'demand',
  'newsletter-thanks': 'newsletter',
  'friend-thanks': 'friend',
  'application-thanks': 'application',
  'documents-thanks': 'documents',
  'appointment-thanks': 'appointment',
  'offer-thanks': 'offer',
  'testimonial-thanks': 'testimonial',
} as const;
export type ThanksRoute = keyof typeof THANKED;

export interface ThankYouData {
  route: ThanksRoute;
  /** Path of the site that the visitor came from. */
  back: string | undefined;
  /** Of a visit, and whether the agency has yet to confirm it. */
  visit?: VisitTime & { isAsked: boolean };
}

/** The page after a sent form; `?from=` is the page to go back to, on this site only, `?time=` that of a visit. */
export async function loader({ routeId, url }: PageLoaderArgs): Promise<ThankYouData> {
  const from = url.searchParams.get('from') ?? '';
  const time = parseVisitTime(url.searchParams.get('time') ?? '');
  return {
    route: routeId as ThanksRoute,
    ...(time && { visit: { ...time, isAsked: url.searchParams.has('asked') } }),
    back: /^\/[a-z]{2}\/[\w/-]*$/.test(from) ? from : undefined,
  };
}

import { isApiProblem, isApiUnreachable } from 'shared-kit/api-client';
import type { ApiClient } from 'shared-kit/api-client';
import type { BookedVisit } from 'shared-kit/contracts/api/appointments';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';

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
  /** A visit that is booked, or asked for. */
  visit?: BookedVisit;
}

/** The page after a sent form; `?from=` is the page to go back to, on this site only, `?visit=` of the receipt of a visit. */
export async function loader({ api, routeId, signal, url }: PageLoaderArgs): Promise<ThankYouData> {
  const from = url.searchParams.get('from') ?? '';
  const receipt = routeId === 'appointment-thanks' ? url.searchParams.get('visit') : null;
  const visit = receipt ? await visitOf(api, receipt, signal) : undefined;
  return {
    route: routeId as ThanksRoute,
    ...(visit && { visit }),
    back: /^\/[a-z]{2}\/[\w/-]*$/.test(from) ? from : undefined,
  };
}

/** Undefined for what the API has not signed, or not lately, and while it does not answer: thanks are due all the same. */
async function visitOf(
  api: ApiClient,
  receipt: string,
  signal: AbortSignal,
): Promise<BookedVisit | undefined> {
  try {
    const visit = await api.get('getBookedVisit', { query: { visit: receipt }, signal });
    return visit.state === 'confirmed' || visit.state === 'requested' ? visit : undefined;
  } catch (error) {
    if (isApiProblem(error) || isApiUnreachable(error)) return undefined;
    throw error;
  }
}

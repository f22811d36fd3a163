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
  'offer-thanks': 'offer',
  'testimonial-thanks': 'testimonial',
} as const;
export type ThanksRoute = keyof typeof THANKED;

export interface ThankYouData {
  route: ThanksRoute;
  /** Path of the site that the visitor came from. */
  back: string | undefined;
}

/** The page after a sent form; `?from=` is the page to go back to, on this site only. */
export async function loader({ routeId, url }: PageLoaderArgs): Promise<ThankYouData> {
  const from = url.searchParams.get('from') ?? '';
  return {
    route: routeId as ThanksRoute,
    back: /^\/[a-z]{2}\/[\w/-]*$/.test(from) ? from : undefined,
  };
}

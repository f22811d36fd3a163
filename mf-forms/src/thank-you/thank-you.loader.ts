import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export interface ThankYouData {
  about: 'contact' | 'request';
  /** Path of the site that the visitor came from. */
  back: string | undefined;
}

/** The page that a sent form leads to; `?from=` is where the visitor may go back to, on this site only. */
export async function loader({ routeId, url }: PageLoaderArgs): Promise<ThankYouData> {
  const from = url.searchParams.get('from') ?? '';
  return {
    about: routeId === 'request-thanks' ? 'request' : 'contact',
    back: /^\/[a-z]{2}\/[\w/-]*$/.test(from) ? from : undefined,
  };
}

import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export interface ThankYouData {
  about: 'contact' | 'request';
  /** Path of the site that the visitor came from. */
  back: string | undefined;
}

/** The page after a sent form; `?from=` is the page to go back to, on this site only. */
export async function loader({ routeId, url }: PageLoaderArgs): Promise<ThankYouData> {
  const from = url.searchParams.get('from') ?? '';
  return {
    about: routeId === 'request-thanks' ? 'request' : 'contact',
    back: /^\/[a-z]{2}\/[\w/-]*$/.test(from) ? from : undefined,
  };
}

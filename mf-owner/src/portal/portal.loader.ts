import { redirect } from 'react-router';
import type { OwnerProperties } from 'shared-kit/contracts/api/owner';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { isApiProblem } from 'shared-kit/api-client';
import { signInFor } from '../sign-in/return-path.ts';

/** The owner's properties; who has not signed in does so first and comes back. */
export async function loader({ api, href, language, url, signal }: PageLoaderArgs): Promise<OwnerProperties> {
  try {
    return await api.get('getOwnerProperties', { query: { lang: language }, signal });
  } catch (error) {
    if (!isApiProblem(error) || error.code !== 'sign-in-required') throw error;
    throw redirect(signInFor(url.pathname, href));
  }
}

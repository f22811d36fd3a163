import { redirect } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { signInFor } from '../sign-in/return-path.ts';

/** What a page for owners reads; who has not signed in does so first and comes back to the same address. */
export async function forOwner<Data>(
  { href, url }: Pick<PageLoaderArgs, 'href' | 'url'>,
  read: () => Promise<Data>,
): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    if (!isApiProblem(error) || error.code !== 'sign-in-required') throw error;
    throw redirect(signInFor(`${url.pathname}${url.search}`, href));
  }
}

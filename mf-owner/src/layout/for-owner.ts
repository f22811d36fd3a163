import { redirect } from 'react-router';
import { ApiProblem, isApiProblem } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { signInFor } from '../sign-in/return-path.ts';

/**
 * What a page for owners reads; who has not signed in does so first and comes back to the same address. An address that asks for what
 * cannot be a property is as unknown as one that asks for another owner's (product O16).
 */
export async function forOwner<Data>(
  { href, url }: Pick<PageLoaderArgs, 'href' | 'url'>,
  read: () => Promise<Data>,
): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    if (error.code === 'invalid-input')
      throw new ApiProblem({
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        code: 'property-not-found',
      });
    if (error.code !== 'sign-in-required') throw error;
    throw redirect(signInFor(`${url.pathname}${url.search}`, href));
  }
}

import { redirect } from 'react-router';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import { returnPath } from '../sign-in/return-path.ts';
import type { SignInCodeData } from './sign-in-code-page.tsx';

export { default } from './sign-in-code-page.tsx';
export { action } from './sign-in-code.action.ts';
export const meta = ownerMeta('signInCode', 'sign-in-code');

/** Who is signed in already goes on at once. */
export async function loader({ api, href, url, signal }: PageLoaderArgs): Promise<SignInCodeData> {
  const { owner } = await api.get('getSignedInOwner', { query: {}, signal });
  if (owner) throw redirect(returnPath(url, href));
  const kind = url.searchParams.get('with') === 'recovery' ? 'recovery' : 'app';
  return { returnPath: returnPath(url, href), kind };
}

import { redirect } from 'react-router';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import { returnPath } from './return-path.ts';
import type { SignInData } from './sign-in-page.tsx';

export { default } from './sign-in-page.tsx';
export { action } from './sign-in.action.ts';
export const meta = ownerMeta('signIn', 'sign-in');

const NOTICES = ['signedOut', 'newPassword'] as const;

/** Who is signed in already goes on at once. */
export async function loader({ api, href, url, signal }: PageLoaderArgs): Promise<SignInData> {
  const { owner } = await api.get('getSignedInOwner', { query: {}, signal });
  if (owner) throw redirect(returnPath(url, href));
  const notice = NOTICES.find((known) => known === url.searchParams.get('notice'));
  return { returnPath: returnPath(url, href), ...(notice && { notice }) };
}

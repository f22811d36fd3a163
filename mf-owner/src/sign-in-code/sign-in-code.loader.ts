import { redirect } from 'react-router';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { returnPath } from '../sign-in/return-path.ts';

export interface SignInCodeData {
  returnPath: string;
  /** Which code is asked for; the address says so. */
  kind: 'app' | 'recovery';
}

/** Who is signed in already goes on at once. */
export async function loader({ api, href, url, signal }: PageLoaderArgs): Promise<SignInCodeData> {
  const { owner } = await api.get('getSignedInOwner', { query: {}, signal });
  if (owner) throw redirect(returnPath(url, href));
  const kind = url.searchParams.get('with') === 'recovery' ? 'recovery' : 'app';
  return { returnPath: returnPath(url, href), kind };
}

import { redirect } from 'react-router';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { returnPath } from './return-path.ts';

/** What brought the visitor here. */
type SignInNotice = 'signedOut' | 'newPassword';

export interface SignInData {
  returnPath: string;
  notice?: SignInNotice;
}

const NOTICES: readonly string[] = ['signedOut', 'newPassword'] satisfies SignInNotice[];

/** Who is signed in already goes on at once. */
export async function loader({ api, href, url, signal }: PageLoaderArgs): Promise<SignInData> {
  const { owner } = await api.get('getSignedInOwner', { query: {}, signal });
  if (owner) throw redirect(returnPath(url, href));
  const notice = url.searchParams.get('notice') ?? '';
  return {
    returnPath: returnPath(url, href),
    ...(NOTICES.includes(notice) && { notice: notice as SignInNotice }),
  };
}

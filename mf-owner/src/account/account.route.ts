import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import { ACCOUNT_NOTICES } from '../access/account-path.ts';
import { forOwner } from '../layout/for-owner.ts';
import type { AccountData } from './account-page.tsx';

export { default } from './account-page.tsx';
export { action } from './account.action.ts';
export const meta = ownerMeta('account', 'owner-account');

/** The owner's e-mail, where the owner is signed in, and whether the weekly summary comes. */
export async function loader(args: PageLoaderArgs): Promise<AccountData> {
  const { api, url, signal } = args;
  const [account, { isWanted }, { isOn }] = await forOwner(args, () =>
    Promise.all([
      api.get('getOwnerSessions', { query: {}, signal }),
      api.get('getOwnerSummary', { query: {}, signal }),
      api.get('getSecondFactor', { query: {}, signal }),
    ]),
  );
  const notice = ACCOUNT_NOTICES.find((known) => known === url.searchParams.get('notice'));
  return { ...account, isSummaryWanted: isWanted, hasSecondFactor: isOn, notice };
}

import type { OwnerSessions } from 'shared-kit/contracts/api/owner';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ACCOUNT_NOTICES, type AccountNotice } from '../access/account-path.ts';
import { forOwner } from '../layout/for-owner.ts';

export interface AccountData extends OwnerSessions {
  isSummaryWanted: boolean;
  hasSecondFactor: boolean;
  notice?: AccountNotice | undefined;
}

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

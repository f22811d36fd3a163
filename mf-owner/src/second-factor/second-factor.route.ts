import { redirect } from 'react-router';
import type { SecondFactor } from 'shared-kit/contracts/api/owner';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import { forOwner } from '../layout/for-owner.ts';

export { default } from './second-factor-page.tsx';
export { action } from './second-factor.action.ts';
export const meta = ownerMeta('secondFactor', 'owner-second-factor');

/** The owner's second factor. Where none is on or being set up there is nothing to show: the account's page begins it. */
export async function loader(args: PageLoaderArgs): Promise<SecondFactor> {
  const { api, href, signal } = args;
  const factor = await forOwner(args, () => api.get('getSecondFactor', { query: {}, signal }));
  if (!factor.isOn && !factor.setup) throw redirect(href('owner-account')!);
  return factor;
}

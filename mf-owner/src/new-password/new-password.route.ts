import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import { openToken } from '../access/open-token.ts';
import type { NewPasswordData } from './new-password-page.tsx';

export { default } from './new-password-page.tsx';
export { action } from './new-password.action.ts';
export const meta = ownerMeta('newPassword', 'new-password');

export async function loader(args: PageLoaderArgs): Promise<NewPasswordData> {
  return { token: await openToken(args, 'new-password') };
}

import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import type { ForgottenPasswordData } from './forgotten-password-page.tsx';

export { default } from './forgotten-password-page.tsx';
export { action } from './forgotten-password.action.ts';
export const meta = ownerMeta('forgottenPassword', 'forgotten-password');

export async function loader({ url }: PageLoaderArgs): Promise<ForgottenPasswordData> {
  return { isSent: url.searchParams.has('sent') };
}

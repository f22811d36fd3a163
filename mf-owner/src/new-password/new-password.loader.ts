import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { openToken } from '../access/open-token.ts';

export interface NewPasswordData {
  /** Of the link in the mail; empty when it is over, or when the address was not copied whole. */
  token: string;
}

export async function loader(args: PageLoaderArgs): Promise<NewPasswordData> {
  return { token: await openToken(args, 'new-password') };
}

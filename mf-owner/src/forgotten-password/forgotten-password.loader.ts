import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export interface ForgottenPasswordData {
  /** The link was asked for. */
  isSent: boolean;
}

export async function loader({ url }: PageLoaderArgs): Promise<ForgottenPasswordData> {
  return { isSent: url.searchParams.has('sent') };
}

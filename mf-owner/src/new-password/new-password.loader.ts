import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export interface NewPasswordData {
  /** Of the link in the mail; empty when the address was not copied whole. */
  token: string;
}

export async function loader({ url }: PageLoaderArgs): Promise<NewPasswordData> {
  return { token: url.searchParams.get('token') ?? '' };
}

import type { PageLoaderArgs } from 'shared-kit/contracts/page';

/** What the link of the mail is for: putting a change of e-mail in force, or undoing it (product O21). */
export type EmailLinkKind = 'confirm' | 'undo';

export interface EmailLinkData {
  kind: EmailLinkKind;
  /** Of the link; empty when the address was not copied whole. */
  token: string;
}

/** The kind is that of the route. */
export const kindOf = (routeId: string): EmailLinkKind => (routeId === 'undo-email' ? 'undo' : 'confirm');

export async function loader({ url, routeId }: PageLoaderArgs): Promise<EmailLinkData> {
  return { kind: kindOf(routeId), token: url.searchParams.get('token') ?? '' };
}

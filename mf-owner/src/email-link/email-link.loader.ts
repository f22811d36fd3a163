import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { openToken } from '../access/open-token.ts';

/** What the link of the mail is for: putting a change of e-mail in force, or undoing it (product O21). */
export type EmailLinkKind = 'confirm' | 'undo';

export interface EmailLinkData {
  kind: EmailLinkKind;
  /** Of the link; empty when it is over, or when the address was not copied whole. */
  token: string;
}

/** The kind is that of the route. */
export const kindOf = (routeId: string): EmailLinkKind => (routeId === 'undo-email' ? 'undo' : 'confirm');

export async function loader(args: PageLoaderArgs): Promise<EmailLinkData> {
  const kind = kindOf(args.routeId);
  return { kind, token: await openToken(args, kind === 'confirm' ? 'new-email' : 'undo-email') };
}

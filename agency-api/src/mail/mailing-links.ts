import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import { ApiFault } from '../http/api-fault.ts';

/** What a token is good for; also names the secret that signs it. */
export type TokenPurpose =
  | 'demands'
  | 'newsletter'
  | 'friends'
  | 'appointments'
  | 'appointment-office'
  | 'testimonials'
  | 'offers'
  | 'new-email'
  | 'undo-email';

const ID = /^[\w-]{1,64}$/;

/** What the links of mails carry instead of an account: an id, signed. It holds as long as what it is of. */
export async function mailToken(database: Database, purpose: TokenPurpose, id: string): Promise<string> {
  return `${id}.${signature(id, await siteSecret(database, purpose))}`;
}

/** The id that a token is of. Throws `ApiFault` 422 on the field `token` for any other text. */
export async function idOfToken(database: Database, purpose: TokenPurpose, token: string): Promise<string> {
  const [id = '', given = ''] = token.split('.');
  if (ID.test(id) && isSame(given, signature(id, await siteSecret(database, purpose)))) return id;
  throw unknownToken();
}

export const unknownToken = () =>
  new ApiFault('invalid-input', [{ field: 'token', rule: 'of a mail', messageKey: 'invalid' }]);

const signature = (id: string, secret: string) => createHmac('sha256', secret).update(id).digest('base64url');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Original paths of the pages; the site leads on from there. */
const PAGES: Record<TokenPurpose, string> = {
  demands: 'demand-register/manage',
  newsletter: 'newsletter/manage',
  friends: 'send-to-friend/manage',
  appointments: 'book-a-visit/manage',
  'appointment-office': 'book-a-visit/office',
  testimonials: 'give-testimonial/review',
  offers: 'purchase-offer',
  'new-email': 'new-email',
  'undo-email': 'new-email/undo',
};

/** Where the links of a mailing lead: to the page that confirms and stops it. */
export function mailingPage(purpose: TokenPurpose, site: string, language: Language, token: string): string {
  return `${site}/${language}/${PAGES[purpose]}/?token=${encodeURIComponent(token)}`;
}

/** The same, in the language that the site chooses for whoever opens it. */
export const neutralMailingPage = (purpose: TokenPurpose, token: string): string =>
  `/${PAGES[purpose]}/?token=${encodeURIComponent(token)}`;

/** Lets mail programs offer a button to unsubscribe, which asks without opening a page (RFC 8058). */
export function unsubscribeHeaders(
  purpose: TokenPurpose,
  site: string,
  token: string,
): Record<string, string> {
  return {
    'List-Unsubscribe': `<${site}/api/${purpose}/unsubscribe?token=${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

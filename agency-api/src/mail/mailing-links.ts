import type { Language } from 'shared-kit/domain/languages';
import type { TokenPurpose } from './mail-token.ts';

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

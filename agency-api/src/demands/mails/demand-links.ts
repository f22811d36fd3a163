import type { Language } from 'shared-kit/domain/languages';

/** Where the links of a demand's mails lead: to the page that confirms, changes and stops it. The site leads on from its original path. */
export function demandPage(site: string, language: Language, token: string): string {
  return `${site}/${language}/demand-register/manage/?token=${encodeURIComponent(token)}`;
}

/** Lets mail programs offer a button to unsubscribe, which asks without opening a page (RFC 8058). */
export function unsubscribeHeaders(site: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${site}/api/demands/unsubscribe?token=${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

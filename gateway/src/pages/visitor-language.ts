import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { isLanguage } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';

/** Cookie that keeps the language that a visitor chose by the language switch. */
const LANGUAGE_COOKIE = 'language';

/** The visitor's language: cookie, then Accept-Language, then the site's default (product A4). */
export function visitorLanguage(
  request: Request,
  site: { languages: Language[]; defaultLanguage: Language },
): Language {
  const chosen = parseCookie(request.headers.cookie ?? '')[LANGUAGE_COOKIE];
  if (isLanguage(chosen) && site.languages.includes(chosen)) return chosen;
  if (!request.headers['accept-language']) return site.defaultLanguage;
  const accepted = request.acceptsLanguages(site.languages);
  return accepted ? (accepted as Language) : site.defaultLanguage;
}

import { parseCookie } from 'cookie';
import type { Request } from 'express';
import type { Language } from '../../contract/register.ts';

export { pathLanguage } from '../../contract/path-language.ts';

/** Cookie that keeps the language that a visitor chose by the language switch. */
const LANGUAGE_COOKIE = 'language';

/** The visitor's language: cookie, then Accept-Language, then the site's default . */
export function visitorLanguage(
  request: Request,
  { languages, defaultLanguage }: { languages: readonly Language[]; defaultLanguage: Language },
): Language {
  const chosen = parseCookie(request.headers.cookie ?? '')[LANGUAGE_COOKIE];
  const known = languages.find((language) => language === chosen);
  if (known || !request.headers['accept-language']) return known ?? defaultLanguage;
  return (request.acceptsLanguages([...languages]) || defaultLanguage) as Language;
}

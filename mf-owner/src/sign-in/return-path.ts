import type { Language } from 'shared-kit/domain/languages';
import { ownerPath } from 'shared-kit/domain/owner-paths';

/** Pages of the site begin with a language; anything else, such as another site, is no place to return to. */
const SITE_PATH = /^\/(nl|fr|en|de)\/[^\\\s]*$/;

/** Where an owner goes after signing in: back to the page that asked for it, else to the portal. */
export function returnPath(url: URL, language: Language): string {
  const wanted = url.searchParams.get('next') ?? '';
  return SITE_PATH.test(wanted) ? wanted : ownerPath('portal', language);
}

/** The sign-in page that leads back to `wanted` afterwards. */
export function signInFor(wanted: string, language: Language): string {
  return `${ownerPath('signIn', language)}?${new URLSearchParams({ next: wanted })}`;
}

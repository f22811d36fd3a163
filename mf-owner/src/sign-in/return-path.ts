import type { Href } from 'composer/contract';

/** Pages of the site begin with a language; anything else, such as another site, is no place to return to. */
const SITE_PATH = /^\/(nl|fr|en|de)\/[^\\\s]*$/;

/** Where an owner goes after signing in: back to the page that asked for it, else to the portal. */
export function returnPath(url: URL, href: Href): string {
  const wanted = url.searchParams.get('next') ?? '';
  return SITE_PATH.test(wanted) ? wanted : href('owner')!;
}

/** The sign-in page that leads back to `wanted` afterwards. */
export function signInFor(wanted: string, href: Href): string {
  return `${href('sign-in')}?${new URLSearchParams({ next: wanted })}`;
}

/** Where the code is asked for that leads on to `wanted`. */
export function signInCodeFor(wanted: string, href: Href): string {
  return `${href('sign-in-code')}?${new URLSearchParams({ next: wanted })}`;
}

import type { Response } from 'express';

const OWN_COOKIE = 'cookie of the gateway itself';

/** The only cookie of an answer that is for one person, of those that the gateway sets itself. */
export function setOwnCookie(response: Response, cookie: string): void {
  response.locals[OWN_COOKIE] = cookie;
  response.setHeader('set-cookie', cookie);
}

/**
 * Whatever is answered is kept by nobody and found by no search engine: files of releases alone are kept, by their versions.
 * @param dropsCookies whether the only cookie is that of the gateway itself
 */
export function keepFromAll(response: Response, address: string, { dropsCookies = false } = {}): void {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (dropsCookies) {
      const cookie = response.locals[OWN_COOKIE] as string | undefined;
      response.removeHeader('set-cookie');
      if (cookie) response.setHeader('set-cookie', cookie);
    }
    response.setHeader('x-robots-tag', 'noindex, nofollow');
    if (!address.startsWith('/remotes/')) response.setHeader('cache-control', 'private, no-store');
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

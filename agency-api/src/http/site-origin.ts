import type { Request, RequestHandler } from 'express';
import { ApiFault } from './api-fault.ts';

/**
 * Refuses what a page of another site sends (CSRF): browsers name the origin of every POST. Without a configured public
 * address the site is where the gateway says that it was asked.
 */
export function ownOriginOnly(publicUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    if (!isOwnOrigin(request, publicUrl)) throw new ApiFault('foreign-origin');
    next();
  };
}

function isOwnOrigin(request: Request, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (publicUrl !== undefined) return new URL(origin).origin === new URL(publicUrl).origin;
  return new URL(origin).host === request.host;
}

/** Forms have no session, so a client without `Origin` may send them; a page of another site may not. */
export function noForeignOrigin(publicUrl: string | undefined): RequestHandler {
  const ownOnly = ownOriginOnly(publicUrl);
  return (request, response, next) =>
    request.method === 'GET' || request.headers.origin === undefined
      ? next()
      : ownOnly(request, response, next);
}

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Origin that a link in a mail may lead to: the configured public one, without which no mail server can be configured. Without either, mails
 * are files: a site on this machine is linked, by what the browser says or, for a form without scripts, the gateway. Anybody may
 * claim any other origin in a request, and the link would hand its token to them.
 */
export function siteAddress(request: Request, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { origin = `${request.protocol}://${request.host}`, 'x-forwarded-host': forwarded } = request.headers;
  const isSaid = request.headers.origin !== undefined || forwarded !== undefined;
  return isSaid && URL.canParse(origin) && THIS_MACHINE.test(new URL(origin).hostname) ? origin : undefined;
}

import express, { type Router } from 'express';

const BODY_LIMIT = 1_000;

interface UnsubscribeRoute {
  path: string;
  /** Address of the page on which a reader can do the same. */
  page: (token: string) => string;
  stop: (token: string) => Promise<void>;
}

/**
 * A POST by which mail programs unsubscribe (RFC 8058): they send a form to the address of the header, and read no answer. Programs that
 * do not know it open that address: a GET leads to the page, and changes nothing, since mail scanners open addresses too.
 */
export function serveUnsubscribe(router: Router, { path, page, stop }: UnsubscribeRoute): void {
  const readToken = ({ token }: { token?: unknown }) => (typeof token === 'string' ? token : '');
  router.get(path, (request, response) => {
    response.set('cache-control', 'no-store').redirect(302, page(readToken(request.query)));
  });
  router.post(path, express.urlencoded({ extended: false, limit: BODY_LIMIT }), async (request, response) => {
    await stop(readToken(request.query));
    response.sendStatus(200);
  });
}

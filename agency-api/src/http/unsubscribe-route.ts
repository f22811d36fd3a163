import express, { type Router } from 'express';

const BODY_LIMIT = 1_000;

/** A POST by which mail programs unsubscribe (RFC 8058): they send a form to the address of the header, and read no answer. */
export function serveUnsubscribe(router: Router, path: string, stop: (token: string) => Promise<void>): void {
  router.post(path, express.urlencoded({ extended: false, limit: BODY_LIMIT }), async (request, response) => {
    const { token } = request.query;
    await stop(typeof token === 'string' ? token : '');
    response.sendStatus(200);
  });
}

import type { Request, Response } from 'express';

/** Seconds after which one may try again what was not possible for now. */
export const RETRY_AFTER = '30';

/** Answers with an RFC 9457 problem. */
export function sendProblem(
  request: Request,
  response: Response,
  status: number,
  code: string,
  title: string,
) {
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title, status, code, requestId: request.id }));
}

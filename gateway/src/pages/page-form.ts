import { Router, text } from 'express';
import type { Request, RequestHandler } from 'express';
import { sendProblem } from '../http/problem.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Forms that are sent to a page without JavaScript. Only from a page of this site (CSRF is refused by origin), only plain
 * fields: files are refused where none is asked for.
 */
export function pageForm(bytes: number): RequestHandler {
  const router = Router();
  router.post('/{*path}', (request, response, next) => {
    if (!fromThisSite(request))
      return sendProblem(request, response, 403, 'invalid-input', 'Forms are sent from this site only');
    if (!request.is(FORM))
      return sendProblem(request, response, 415, 'invalid-input', `Forms are sent as ${FORM}`);
    next();
  });
  router.post('/{*path}', text({ type: FORM, limit: bytes }));
  return router;
}

function fromThisSite(request: Request): boolean {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

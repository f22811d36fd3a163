import { Router, text } from 'express';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { RETRY_AFTER, sendProblem } from '../http/problem.ts';
import { siteOrigin } from '../http/site-origin.ts';
import type { GatewaySite } from '../site.ts';
import { refuseForm } from './plain-page.ts';
import { FilesRefused, uploadedForm } from './uploaded-form.ts';

const FORM = 'application/x-www-form-urlencoded';

const FORM_WITH_FILES = 'multipart/form-data';

interface PageFormOptions {
  /** Largest form without files. */
  bytes: number;
  site: Pick<GatewaySite, 'formFiles' | 'languages' | 'defaultLanguage' | 'texts'>;
  publicUrl: string | undefined;
  log: Logger;
}

/**
 * Forms that are sent to a page without JavaScript. Only from a page of this site (CSRF is refused by origin). The page gets plain
 * fields: the files of a form are the API's.
 */
export function pageForm({ bytes, site, publicUrl, log }: PageFormOptions): RequestHandler {
  const router = Router();
  router.post('/{*path}', (request, response, next) => {
    if (!fromThisSite(request))
      return sendProblem(request, response, 403, 'invalid-input', 'Forms are sent from this site only');
    const forms = site.formFiles ? [FORM, FORM_WITH_FILES] : [FORM];
    if (!request.is(forms))
      return sendProblem(request, response, 415, 'invalid-input', `Forms are sent as ${forms.join(' or ')}`);
    next();
  });
  router.post('/{*path}', async (request, response, next) => {
    if (!site.formFiles || !request.is(FORM_WITH_FILES)) return next();
    try {
      const form = await uploadedForm(request, site.formFiles, siteOrigin(request, { publicUrl }));
      if (form.length > bytes)
        return refuseForm(request, response, { status: 413, reason: 'too-large', site });
      request.body = form;
    } catch (error) {
      if (!(error instanceof FilesRefused)) throw error;
      // They have left, or were told that they are too slow.
      if (response.destroyed || response.headersSent) return;
      if (error.status < 500)
        return refuseForm(request, response, { status: error.status, reason: refusalReason(error), site });
      log.error({ err: error, requestId: request.id }, 'files of a form are not taken');
      response.set('retry-after', RETRY_AFTER);
      return refuseForm(request, response, { status: 503, reason: 'away', site });
    }
    next();
  });
  router.post('/{*path}', text({ type: FORM, limit: bytes }));
  return router;
}

function refusalReason({ status, isTooLarge }: FilesRefused) {
  if (status === 429) return 'busy';
  return isTooLarge ? 'too-large' : 'unreadable';
}

function fromThisSite(request: Request): boolean {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import { Router, text } from 'express';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';
import { followCall } from '../api-calls/api-parts.ts';
import { RETRY_AFTER, sendProblem } from '../http/problem.ts';
import { siteOrigin, proxiedHeaders } from '../http/visitor-headers.ts';
import type { GatewaySite, FilesApi } from '../site.ts';
import { refuseForm } from './plain-page.ts';

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

/** The API did not take the files of a form: it refused them with this status, or does not answer (503). */
class FilesRefused extends Error {
  override name = 'FilesRefused';
  readonly status: number;
  /** There are more bytes than any form may have. */
  readonly isTooLarge: boolean;
  constructor(
    status: number,
    { isTooLarge = status === 413, cause }: { isTooLarge?: boolean; cause?: unknown },
  ) {
    super(`The files of a form are not taken: ${status}`, { cause });
    this.status = status;
    this.isTooLarge = isTooLarge;
  }
}

/**
 * A form with files that was sent without scripts: it goes on to the API as it comes, which keeps the files. Returns the form as plain
 * fields, with references instead of files. Throws `FilesRefused`.
 */
async function uploadedForm(request: Request, api: FilesApi, origin: string): Promise<string> {
  const { status, body } = await passOn(request, api, origin).catch((cause: unknown) => {
    throw new FilesRefused(503, { cause });
  });
  if (status !== 200) throw new FilesRefused(status, { isTooLarge: status === 413 || saysTooLarge(body) });
  const { fields } = uploadedFormSchema.parse(JSON.parse(body));
  return new URLSearchParams(fields).toString();
}

/** A form as it was sent, with a reference (or why it was refused) instead of each file. */
const uploadedFormSchema = z.object({ fields: z.array(z.tuple([z.string(), z.string()])) });

/** What a problem says of fields. */
const problemSchema = z.object({ errors: z.array(z.object({ messageKey: z.string() })) });

function saysTooLarge(body: string): boolean {
  try {
    const { errors } = problemSchema.parse(JSON.parse(body));
    return errors.some(({ messageKey }) => messageKey === 'too-large');
  } catch {
    return false;
  }
}

async function passOn(request: Request, api: FilesApi, origin: string) {
  if (api.availability.isAway) throw api.availability.away();
  const url = new URL(api.url);
  const headers = {
    ...proxiedHeaders(request, origin),
    accept: 'application/json',
    'accept-encoding': 'identity',
  };
  const send = url.protocol === 'https:' ? askSecurely : ask;
  const call = send(url, { method: 'POST', headers, timeout: api.silence });
  followCall(call, api.availability, api.patience);
  call.once('timeout', () => call.destroy(new Error('The API does not answer')));
  // Not a pipeline, which would end the visitor's connection with that to the API: they are to be told.
  request.pipe(call);
  // Browsers read no answer before they have sent everything.
  call.once('close', () => request.unpipe(call).resume());
  request.once('close', () => request.complete || call.destroy(new Error('The visitor has left')));
  // The API may answer before it has read everything: what it says counts.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.on('error', reject);
  });
  return { status: answer.statusCode!, body: await readText(answer) };
}

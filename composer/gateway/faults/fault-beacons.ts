import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import {
  BROWSER_FAULT_KINDS,
  BROWSER_FAULTS,
  FAULT_PLACE,
  faultMessage,
  LONGEST_FAULT_MESSAGE,
  MOST_FAULT_PLACES,
} from '../../contract/browser-fault.ts';
import type { BrowserFault } from '../../contract/browser-fault.ts';
import { requestLimit } from '../http/limits.ts';
import type { SharedCounts } from '../http/shared-counts.ts';
import { sendProblem } from '../http/problem.ts';
import { siteOrigin } from '../http/site-origin.ts';

const LARGEST = 8_000;
const PER_MINUTE = 30;

const name = z.string().max(200);
const schema: z.ZodType<BrowserFault> = z.strictObject({
  app: name.regex(/^[a-z][a-z0-9-]*$/),
  version: name.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/),
  kind: z.enum(BROWSER_FAULT_KINDS),
  // A browser has done the same: anybody may send anything.
  message: z.string().max(LONGEST_FAULT_MESSAGE).transform(faultMessage),
  stack: z.array(z.string().regex(FAULT_PLACE)).max(MOST_FAULT_PLACES),
});

/**
 * `POST /faults`: takes faults from pages of this site. Anybody may send them, so they are few and small, and nothing is kept of who sent
 * them.
 */
export function faultBeacons(
  take: (fault: BrowserFault) => Promise<void>,
  { publicUrl, shared }: { publicUrl: string | undefined; shared?: SharedCounts | undefined },
): RequestHandler {
  const router = Router();
  router.post(
    BROWSER_FAULTS,
    requestLimit(PER_MINUTE, { name: 'faults', shared }),
    (request, response, next) => {
      if (!isFromSite(request, publicUrl))
        return sendProblem(request, response, 403, 'cross-site', 'Faults are sent by pages of this site');
      if (request.is('application/json')) return next();
      sendProblem(request, response, 415, 'invalid-input', 'Faults are sent as application/json');
    },
    express.json({ limit: LARGEST, inflate: false }),
    async (request, response) => {
      const fault = schema.safeParse(request.body);
      if (!fault.success) return sendProblem(request, response, 400, 'invalid-input', 'This is no fault');
      await take(fault.data);
      response.status(204).end();
    },
  );
  return router;
}

/** Browsers say from where a script asks; what is no browser may say anything. */
function isFromSite(request: Request, publicUrl: string | undefined): boolean {
  const [site, origin] = [request.get('sec-fetch-site'), request.get('origin')];
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === siteOrigin(request, { publicUrl });
}

import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import type * as z from 'zod';
import { requestLimit } from './limits.ts';
import { sendProblem } from './problem.ts';
import type { SharedCounts } from './shared-counts.ts';
import { siteOrigin } from './site-origin.ts';

const LARGEST = 8_000;
const PER_MINUTE = 30;

interface Beacon<Sent> {
  path: string;
  schema: z.ZodType<Sent>;
  /** What is sent, for people: "a fault". */
  what: string;
  take(sent: Sent): Promise<void>;
}

interface Rules {
  publicUrl: string | undefined;
  /** Counts of the limit that gateways share. */
  shared?: SharedCounts | undefined;
}

/**
 * `POST <path>`: takes what pages of this site send by themselves, as JSON. Anybody may send it, so it is little and small, and nothing is
 * kept of who sent it.
 */
export function beacon<Sent>(
  { path, schema, what, take }: Beacon<Sent>,
  { publicUrl, shared }: Rules,
): RequestHandler {
  const router = Router();
  router.post(
    path,
    // First: other sites would use up what their visitors may send.
    (request, response, next) => {
      if (isFromSite(request, publicUrl)) return next();
      sendProblem(request, response, 403, 'cross-site', 'Only pages of this site send this');
    },
    requestLimit(PER_MINUTE, { name: path.slice(1), shared }),
    (request, response, next) => {
      if (request.is('application/json')) return next();
      sendProblem(request, response, 415, 'invalid-input', 'This is sent as application/json');
    },
    express.json({ limit: LARGEST, inflate: false }),
    async (request, response) => {
      const sent = schema.safeParse(request.body);
      if (!sent.success) return sendProblem(request, response, 400, 'invalid-input', `This is not ${what}`);
      await take(sent.data);
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

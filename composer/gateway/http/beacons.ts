import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { requestLimit } from './limits.ts';
import type { SharedCounts } from './shared-counts.ts';
import { sendProblem } from './problem.ts';
import { CSP_GROUP, CSP_REPORTS } from './security.ts';
import { siteOrigin } from './visitor-headers.ts';

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

const TYPES = ['application/csp-report', 'application/reports+json'];
const LARGEST_REPORTS = 16_000;
const REPORTS_PER_MINUTE = 30;
/** Violations of one report that are counted. */
const COUNTED = 20;

const directive = z.string().transform((text) => text.split(' ')[0]!);
/** One report, as `report-uri` sends it. */
const single = z
  .object({
    'csp-report': z.object({
      'effective-directive': directive.optional(),
      'violated-directive': directive.optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    report['effective-directive'] ?? report['violated-directive'] ?? '',
  ]);
/** Several of any kind, as `report-to` sends them. */
const several = z
  .array(
    z.object({ type: z.string(), body: z.object({ effectiveDirective: directive }).partial().optional() }),
  )
  .transform((reports) =>
    reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body?.effectiveDirective ?? ''),
  );
const reportSchema = z.union([single, several]);

interface ReportDependencies {
  count(directive: string): void;
  /** Counts of the limit that gateways share. */
  shared?: SharedCounts | undefined;
}

/**
 * `POST /csp-reports`: counts violations by directive. Anybody may send them, so they are few and small, and nothing of them
 * is kept: neither addresses nor samples of scripts.
 */
export function cspReports({ count, shared }: ReportDependencies): RequestHandler {
  const router = Router();
  router.post(
    CSP_REPORTS,
    requestLimit(REPORTS_PER_MINUTE, { name: 'csp-reports', shared }),
    (request, response, next) => {
      if (request.is(TYPES)) return next();
      sendProblem(request, response, 415, 'invalid-input', `Reports are sent as ${TYPES.join(' or ')}`);
    },
    express.json({ type: TYPES, limit: LARGEST_REPORTS }),
    (request, response) => {
      const report = reportSchema.safeParse(request.body);
      if (!report.success) return sendProblem(request, response, 400, 'invalid-input', 'This is no report');
      report.data.slice(0, COUNTED).forEach(count);
      response.status(204).end();
    },
  );
  return router;
}

/** Tells browsers where the name in the policy leads. */
export const reportingEndpoints: RequestHandler = (_request, response, next) => {
  response.setHeader('reporting-endpoints', `${CSP_GROUP}="${CSP_REPORTS}"`);
  next();
};

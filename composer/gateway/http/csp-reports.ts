import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { requestLimit } from './limits.ts';
import { sendProblem } from './problem.ts';
import { CSP_GROUP, CSP_REPORTS } from './security.ts';
import type { SharedCounts } from './shared-counts.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];
const LARGEST = 16_000;
const PER_MINUTE = 30;
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
    requestLimit(PER_MINUTE, { name: 'csp-reports', shared }),
    (request, response, next) => {
      if (request.is(TYPES)) return next();
      sendProblem(request, response, 415, 'invalid-input', `Reports are sent as ${TYPES.join(' or ')}`);
    },
    express.json({ type: TYPES, limit: LARGEST }),
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

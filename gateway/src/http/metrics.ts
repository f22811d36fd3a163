import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { serverMetrics } from 'shared-kit/server/metrics';
import type { ApiCalls } from '../api-calls/api-calls.ts';
import type { Fault } from '../renderer-channel/messages.ts';
import type { RendererPool } from '../renderers/renderer-pool.ts';

export interface PageMetrics {
  /** Starts the clock of a rendering; call the result when the markup is there. */
  startPage(): () => void;
}

/** What renderers tell about themselves. */
export interface RendererMetrics {
  /** Counts a fault that the site survived. */
  countFault(fault: Pick<Fault, 'app' | 'version' | 'kind'>): void;
  countReplacement(reason: string): void;
  /** Reads figures of the renderers whenever they are asked for. */
  watchRenderers(renderers: Pick<RendererPool, 'exclusions' | 'cpuSeconds'>): void;
}

export interface KeptMetrics {
  /** Counts an answer with a page that was kept. */
  countKept(): void;
  /** Reads figures of the kept pages whenever they are asked for. */
  watchKept(kept: { figures: { bytes: number; pages: number } }): void;
}

export interface ReportMetrics {
  /** Counts what a browser reported, by directive; a name that the policy does not have counts as "other". */
  countViolation(directive: string): void;
}

/** Figures for `/metrics`, of one gateway. */
export function gatewayMetrics(
  calls: ApiCalls,
): PageMetrics &
  RendererMetrics &
  ReportMetrics &
  KeptMetrics & { measure: RequestHandler; expose: RequestHandler } {
  const { registry, measure, expose } = serverMetrics({
    name: 'facade_http_request_seconds',
    help: 'Time until the answer was sent, by kind of request and status',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    labels: { kind: ({ originalUrl }) => kindOf(originalUrl) },
  });
  const rendering = new Histogram({
    name: 'facade_page_render_seconds',
    help: 'Time until the markup of a page was ready, data included',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'facade_page_faults_total',
    help: 'Faults of releases that the site survived: what went wrong and in which version',
    labelNames: ['remote', 'version', 'kind'],
    registers: [registry],
  });
  const replacements = new Counter({
    name: 'facade_renderer_replacements_total',
    help: 'Renderers that were replaced, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  const violations = new Counter({
    name: 'facade_csp_reports_total',
    help: 'What browsers kept pages from, by directive of the content security policy',
    labelNames: ['directive'],
    registers: [registry],
  });
  const keptAnswers = new Counter({
    name: 'facade_kept_page_answers_total',
    help: 'Answers with a page that was kept in memory',
    registers: [registry],
  });
  gauge(
    registry,
    'facade_api_queued_calls',
    'Calls of pages that wait for their turn at the API',
    () => calls.queued,
  );
  gauge(registry, 'facade_api_call_limit', 'Calls of pages that the API is given at once', () => calls.limit);
  gauge(registry, 'facade_api_away', '1 while the API answers no request', () =>
    Number(calls.availability.isAway),
  );
  return {
    startPage: () => rendering.startTimer(),
    countFault: ({ app, version, kind }) => faults.inc({ remote: app, version, kind }),
    countReplacement: (reason) => replacements.inc({ reason }),
    watchRenderers(renderers) {
      gauge(
        registry,
        'facade_excluded_releases',
        'Releases that are left out for now because of their faults',
        () => renderers.exclusions.list().length,
      );
      gauge(registry, 'facade_renderer_cpu_seconds_total', 'CPU time of all renderers so far', () =>
        renderers.cpuSeconds(),
      );
    },
    countKept: () => keptAnswers.inc(),
    watchKept(kept) {
      gauge(registry, 'facade_kept_pages', 'Pages that are kept in memory', () => kept.figures.pages);
      gauge(
        registry,
        'facade_kept_page_bytes',
        'Memory of the pages that are kept',
        () => kept.figures.bytes,
      );
    },
    countViolation: (directive) =>
      violations.inc({ directive: DIRECTIVES.has(directive) ? directive : 'other' }),
    measure,
    expose,
  };
}

/** A figure that is read when it is asked for. */
function gauge(registry: Registry, name: string, help: string, value: () => number) {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

/** A label with few values: anybody may send any name. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);

/** A label with few values: paths would be without number. */
function kindOf(url: string): string {
  const first = url.split(/[/?]/)[1]!;
  return [
    'remotes',
    'compositions',
    'speculation-rules.json',
    'api',
    'media',
    'images',
    'healthz',
    'readyz',
    'csp-reports',
  ].includes(first)
    ? first
    : 'page';
}

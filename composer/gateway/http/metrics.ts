import type { Request, RequestHandler } from 'express';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { BrowserFault } from '../../contract/browser-fault.ts';
import type { PageVitals } from '../../contract/web-vitals.ts';
import { VITALS } from '../../contract/web-vitals.ts';
import { buildInfo, serverMetrics } from '../../server/metrics.ts';
import type { ApiCalls } from '../api-calls/api-calls.ts';
import type { RenderDependencies } from '../pages/render-for-visitor.ts';
import type { RendererMetrics } from '../renderers/start-renderers.ts';
import { VITAL_BOUNDS } from '../vitals/vital-counts.ts';

export interface CacheMetrics {
  /** Counts an answer from the page cache. */
  countCacheHit(): void;
  /** Reads figures of the cached pages whenever they are asked for. */
  watchPageCache(cache: { figures: { bytes: number; pages: number } }): void;
}

export interface CopyMetrics {
  /** Counts a copy of a release on this machine that was damaged. */
  countDamagedCopy(copy: { app: string; version: string }): void;
}

export interface CanaryMetrics {
  /** Counts a canary that this gateway ended, as its version had to be left out. */
  countEndedCanary(canary: { app: string; version: string }): void;
}

export interface LimitMetrics {
  /** Tells whether the counts of limits that gateways share are away, whenever it is asked for. */
  watchSharedCounts(counts: { isAway: boolean }): void;
}

export interface StateMetrics {
  /** Counts an answer to a browser that asks for the state of a page: cached, made again, or not to be had any more. */
  countState(outcome: 'found' | 'made' | 'not_found'): void;
}

export interface ReportMetrics {
  /** Counts what a browser reported, by directive; a name that the policy does not have counts as "other". */
  countViolation(directive: string): void;
  /** Counts a fault in a browser; what no app of the site has done is of the app "other". */
  countBrowserFault(fault: Pick<BrowserFault, 'app' | 'version' | 'kind'>): void;
  /** Takes how fast a page was for its visitor. Its labels have to be those of releases: each value makes new figures. */
  observeVitals(vitals: PageVitals): void;
}

const MANIFEST = new URL('../../package.json', import.meta.url);

/**
 * Figures for `/metrics`, of one gateway.
 * @param isPreview whether a request is for the host of previews, all of which are of one kind
 */
export function gatewayMetrics(
  calls: ApiCalls,
  metricsPrefix: string,
  kinds: () => readonly string[],
  isPreview: (request: Pick<Request, 'headers'>) => boolean = () => false,
): RenderDependencies['metrics'] &
  RendererMetrics &
  ReportMetrics &
  StateMetrics &
  LimitMetrics &
  CopyMetrics &
  CanaryMetrics &
  CacheMetrics & {
    measure: RequestHandler;
    expose: RequestHandler;
    /** What a request is for, of few values. */
    toKind(request: Request): string;
  } {
  const { registry, measure, expose } = serverMetrics({
    name: `${metricsPrefix}http_request_seconds`,
    help: 'Time until the answer was sent, by kind of request and status',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    labels: { kind: (request) => kindOfRequest(request) },
  });
  const kindOfRequest = (request: Request) =>
    isPreview(request) ? 'preview' : toKind(request.originalUrl, kinds());
  buildInfo(registry, `${metricsPrefix}build_info`, { program: 'gateway', manifest: MANIFEST });
  const rendering = new Histogram({
    name: `${metricsPrefix}page_render_seconds`,
    help: 'Time until the markup of a page was ready, data included',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [registry],
  });
  const faults = new Counter({
    name: `${metricsPrefix}page_faults_total`,
    help: 'Faults of releases that the site survived: what went wrong and in which version',
    labelNames: ['remote', 'version', 'kind'],
    registers: [registry],
  });
  const browserFaults = new Counter({
    name: `${metricsPrefix}browser_faults_total`,
    help: 'Faults that browsers sent, by app, version and kind; those of unknown versions are of the app "other"',
    labelNames: ['remote', 'version', 'kind'],
    registers: [registry],
  });
  const damagedCopies = new Counter({
    name: `${metricsPrefix}damaged_copies_total`,
    help: 'Copies of releases on this machine that were not what was published, and were fetched again',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const endedCanaries = new Counter({
    name: `${metricsPrefix}canaries_ended_total`,
    help: 'Canaries that this gateway ended, as it had to leave their version out',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const vitals = vitalHistograms(registry, metricsPrefix);
  const replacements = new Counter({
    name: `${metricsPrefix}renderer_replacements_total`,
    help: 'Renderers that were replaced, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  const parts = partMetrics(registry, metricsPrefix);
  const violations = new Counter({
    name: `${metricsPrefix}csp_reports_total`,
    help: 'What browsers kept pages from doing, by directive of the content security policy',
    labelNames: ['directive'],
    registers: [registry],
  });
  const cacheHits = new Counter({
    name: `${metricsPrefix}page_cache_hits_total`,
    help: 'Answers from the page cache',
    registers: [registry],
  });
  const states = new Counter({
    name: `${metricsPrefix}page_states_total`,
    help: 'Answers to browsers that asked for the state of a page: cached, made again, or not to be had any more, so that the browser loads the data itself',
    labelNames: ['outcome'],
    registers: [registry],
  });
  gauge(
    registry,
    `${metricsPrefix}api_queued_calls`,
    'Calls of pages that wait for their turn at the API',
    () => calls.queued,
  );
  gauge(
    registry,
    `${metricsPrefix}api_call_limit`,
    'Calls of pages that the API is given at once',
    () => calls.limit,
  );
  gauge(registry, `${metricsPrefix}api_away`, '1 while the API answers no request', () =>
    Number(calls.availability.isAway),
  );
  return {
    startPage: () => rendering.startTimer(),
    countFault: ({ app, version, kind }) => faults.inc({ remote: app, version, kind }),
    countBrowserFault: ({ app, version, kind }) => browserFaults.inc({ remote: app, version, kind }),
    countDamagedCopy: ({ app, version }) => damagedCopies.inc({ remote: app, version }),
    countEndedCanary: ({ app, version }) => endedCanaries.inc({ remote: app, version }),
    observeVitals: vitals,
    countReplacement: (reason) => replacements.inc({ reason }),
    measurePart: parts.measure,
    setLive: parts.setLive,
    watchRenderers(renderers) {
      gauge(
        registry,
        `${metricsPrefix}excluded_releases`,
        'Releases that are left out for now because of their faults',
        () => renderers.exclusions.list().length,
      );
      gauge(registry, `${metricsPrefix}renderer_cpu_seconds_total`, 'CPU time of all renderers so far', () =>
        renderers.cpuSeconds(),
      );
    },
    countCacheHit: () => cacheHits.inc(),
    watchPageCache(cache) {
      gauge(
        registry,
        `${metricsPrefix}page_cache_pages`,
        'Pages in the page cache',
        () => cache.figures.pages,
      );
      gauge(
        registry,
        `${metricsPrefix}page_cache_bytes`,
        'Memory of the page cache',
        () => cache.figures.bytes,
      );
    },
    watchSharedCounts: (counts) =>
      gauge(
        registry,
        `${metricsPrefix}limits_away`,
        '1 while the counts of limits that gateways share are away: each counts for itself',
        () => Number(counts.isAway),
      ),
    countState: (outcome) => states.inc({ outcome }),
    countViolation: (directive) =>
      violations.inc({ directive: DIRECTIVES.has(directive) ? directive : 'other' }),
    measure,
    expose,
    toKind: kindOfRequest,
  };
}

/** How fast pages were for visitors, by app, version and kind of page; times in seconds. */
function vitalHistograms(registry: Registry, metricsPrefix: string): ReportMetrics['observeVitals'] {
  const histograms = VITALS.map((vital) => {
    const unit = vital === 'cls' ? 1 : 1_000;
    const histogram = new Histogram({
      name: `${metricsPrefix}web_vital_${vital}${vital === 'cls' ? '' : '_seconds'}`,
      help: `${vital.toUpperCase()} of pages, for visitors who agreed to be measured (web.dev/vitals)`,
      labelNames: ['remote', 'version', 'page'],
      buckets: VITAL_BOUNDS[vital].map((bound) => bound / unit),
      registers: [registry],
    });
    return { vital, unit, histogram };
  });
  return ({ app, version, page, values }) => {
    for (const { vital, unit, histogram } of histograms) {
      const value = values[vital];
      if (value !== undefined) histogram.observe({ remote: app, version, page }, value / unit);
    }
  };
}

/** Figures of the parts of pages: as many as live releases have parts, as those of earlier versions are removed. */
function partMetrics(registry: Registry, metricsPrefix: string) {
  const labelNames = ['remote', 'version', 'expose'] as const;
  const times = new Histogram({
    name: `${metricsPrefix}part_cpu_seconds`,
    help: 'Processor time that a part of a page took in its renderer, the parts within it left out',
    labelNames,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  });
  const overShare = new Counter({
    name: `${metricsPrefix}parts_over_share_total`,
    help: 'Parts of pages that took more than PART_SHARE of the processor',
    labelNames,
    registers: [registry],
  });
  const versions = new Gauge({
    name: `${metricsPrefix}live_releases`,
    help: 'Always 1: the live version of each app',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const canaries = new Gauge({
    name: `${metricsPrefix}canary_percent`,
    help: 'Share of the visitors who get a version that is tried out; none while there is no canary',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const shown = new Map<string, Record<(typeof labelNames)[number], string>>();
  let live: ReadonlySet<string> = new Set();
  const release = (name: string, version: string) => `${name}@${version}`;
  return {
    measure(
      { app, version, expose, cpu }: Parameters<RendererMetrics['measurePart']>[0],
      isOverShare: boolean,
    ) {
      // A page may end with a release that is not live any more.
      if (!live.has(release(app, version))) return;
      const labels = { remote: app, version, expose };
      shown.set(Object.values(labels).join(' '), labels);
      times.observe(labels, cpu / 1000);
      overShare.inc(labels, Number(isOverShare));
    },
    setLive(...[apps, canary]: Parameters<RendererMetrics['setLive']>) {
      live = new Set(apps.map(({ name, version }) => release(name, version)));
      if (canary) live = new Set([...live, release(canary.app, canary.version)]);
      canaries.reset();
      if (canary) canaries.set({ remote: canary.app, version: canary.version }, canary.percent);
      versions.reset();
      for (const { name, version } of apps) versions.set({ remote: name, version }, 1);
      for (const [key, labels] of shown) {
        if (live.has(release(labels.remote, labels.version))) continue;
        times.remove(labels);
        overShare.remove(labels);
        shown.delete(key);
      }
    },
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
function toKind(url: string, kinds: readonly string[]): string {
  const first = url.split(/[/?]/)[1]!;
  return OWN_KINDS.has(first) || kinds.includes(first) ? first : 'page';
}

const OWN_KINDS: ReadonlySet<string> = new Set([
  'remotes',
  'compositions',
  'page-states',
  'speculation-rules.json',
  'healthz',
  'readyz',
  'csp-reports',
  'faults',
  'web-vitals',
]);

import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { COMPOSITIONS } from '../contract/composition-file.ts';
import { LICENCES } from '../contract/licences.ts';
import { PAGE_STATES } from '../contract/page-state-file.ts';
import { identified, requestLog } from '../server/request-log.ts';
import { passedOnTraces } from '../server/tracing.ts';
import type { Tracing } from '../server/tracing.ts';
import { ApiCalls } from './api-calls/api-calls.ts';
import { apiFetch } from './api-calls/api-fetch.ts';
import { apiParts } from './api-calls/api-parts.ts';
import { FollowedState } from './api-calls/content-state.ts';
import { developmentFiles, updateSockets } from './development/development-files.ts';
import { DevelopmentReleases } from './development/development-releases.ts';
import { FaultOverlay, UNANSWERED } from './development/fault-overlay.ts';
import { Deltas } from './dictionaries/deltas.ts';
import { BrowserFaults } from './faults/browser-faults.ts';
import { faultBeacons } from './faults/fault-beacons.ts';
import { StackResolver } from './faults/stack-resolver.ts';
import { bodyPace } from './http/body-pace.ts';
import { compositionFiles } from './http/composition-files.ts';
import { cspReports, reportingEndpoints } from './http/csp-reports.ts';
import { healthz, readyz } from './http/health.ts';
import { licences } from './http/licences.ts';
import { requestLimit } from './http/limits.ts';
import { gatewayMetrics } from './http/metrics.ts';
import { pagePolicies, permissionsPolicy } from './http/page-policies.ts';
import { RETRY_AFTER } from './http/problem.ts';
import { releaseFiles } from './http/release-files.ts';
import { readableTarget } from './http/request-target.ts';
import { securityHeaders } from './http/security.ts';
import { redisCounts } from './http/shared-counts.ts';
import { iframeRouter } from './iframes/iframe-router.ts';
import { cacheFront } from './page-cache/cache-front.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { pageInputs } from './page-cache/page-inputs.ts';
import { latin1Path } from './pages/page-address.ts';
import { pageAnswers } from './pages/page-answers.ts';
import { pageForm } from './pages/page-form.ts';
import { pageHandler } from './pages/page-handler.ts';
import { plainPage } from './pages/plain-page.ts';
import { stateFiles } from './pages/state-files.ts';
import { LiveReleases } from './releases/live-releases.ts';
import { openReleaseStore } from './releases/open-release-store.ts';
import { OutcomeRecorder } from './releases/outcome-recorder.ts';
import type { LiveStore } from './releases/release-store.ts';
import { startRenderers } from './renderers/start-renderers.ts';
import type { GatewayParts, GatewaySite } from './site.ts';
import type { GatewaySettings } from './settings.ts';
import { SPECULATION_RULES, speculationFile } from './speculation/speculation-rules.ts';

export interface Gateway {
  app: RequestListener;
  /** Answers with the figures; not part of `app`, which visitors reach. */
  metrics: RequestHandler;
  /** The version of each app that is served now. */
  versions(): Record<string, string>;
  /** Ends the renderers, and closes what is open. */
  close(): Promise<void>;
}

/** How a gateway runs. */
export interface Running {
  log: Logger;
  /** What the names of all metrics begin with, such as "site_": the site's other servers may share it. */
  metricsPrefix: string;
  /** Turns the gateway away from the balancer before it ends. */
  isStopping?: () => boolean;
  /** Traces of requests; without it they are passed on and logged. */
  tracing?: Tracing;
}

/** The gateway of a site, as an Express app. What is mounted first is answered first: the order is part of what is safe. */
export function createGateway(
  settings: GatewaySettings,
  describeSite: (parts: GatewayParts) => GatewaySite,
  { log, metricsPrefix, isStopping = () => false, tracing = passedOnTraces }: Running,
): Gateway {
  const { development } = settings;
  const inDevelopment = development.length > 0;
  const store = openReleaseStore(settings, (err) =>
    log.warn({ err }, 'the release store is away or damaged'),
  );
  const calls = new ApiCalls({ baseUrl: settings.api, awayAfter: settings.apiAwayAfter });
  const metrics = gatewayMetrics(calls, metricsPrefix, () => site.kinds);
  const outcomes = new OutcomeRecorder(store, (err) =>
    log.warn({ err }, 'the release store does not remember which releases were left out'),
  );
  const live = inDevelopment ? developmentReleases(store, settings) : store;
  const stacks = new StackResolver(store.folder);
  const overlay = inDevelopment ? new FaultOverlay({ store: live, stacks }) : undefined;
  const renderers = startRenderers({ ...settings, releases: store.folder }, metrics, log, {
    stacks,
    excluded(exclusion) {
      // Beside what is under development a release proves nothing.
      if (!inDevelopment) outcomes.record(exclusion);
    },
    faulted: (fault, task) => overlay?.add(fault, task),
  });
  const browserFaults = new BrowserFaults({
    store: live,
    stacks,
    log,
    count: metrics.countBrowserFault,
    record: (counted) => inDevelopment || outcomes.add(counted),
  });
  const deltas = new Deltas({
    store,
    bytes: DELTA_BYTES,
    report: (error) => log.warn({ err: error }, 'files of releases are sent whole'),
  });
  const releases = new LiveReleases(live, {
    showsFaults: inDevelopment,
    onLive({ apps }) {
      metrics.setLive(apps);
      if (!inDevelopment) void deltas.follow();
    },
    start: (snapshot) => renderers.start(snapshot),
    report: ({ error, ...release }) => log.error({ ...release, err: error }, 'live release cannot be read'),
  });
  const contentState = new FollowedState({
    baseUrl: settings.apiState,
    calls,
    report: (err) => log.warn({ err, target: settings.apiState }, 'the state of the content cannot be read'),
  });
  const fetchApi = apiFetch({
    calls,
    generation: () => contentState.generation,
    configuration: () => contentState.configuration,
  });
  // What is under development changes in place.
  const cache = new PageCache({ bytes: inDevelopment ? 0 : settings.pageCache });
  metrics.watchPageCache(cache);
  const logged = requestLog(log, 'debug');
  const traced = tracing.follow(metrics.kindOf);
  const shared = settings.limitsRedis === undefined ? undefined : sharedCounts(settings.limitsRedis, log);
  if (shared) metrics.watchSharedCounts(shared);
  const limit = requestLimit(settings.rateLimit, { name: 'requests', shared });

  const site = describeSite({
    log,
    releases,
    calls,
    fetch: fetchApi,
    apiParts: apiParts({ ...settings, availability: calls.availability }),
  });
  const security = { development: inDevelopment, secure: !!settings.publicUrl?.startsWith('https:') };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.get('/healthz', logged, healthz);
  app.get('/readyz', logged, readyz(releases, renderers, isStopping));
  app.use(traced, logged, metrics.measure, bodyPace, readableTarget);
  app.use(securityHeaders(security));
  if (overlay) app.use(developmentFiles(settings), updateSockets(development), overlay.handler);
  app.use('/remotes', releaseFiles(store, deltas));
  for (const files of site.files) app.use(files);
  app.use(COMPOSITIONS, compositionFiles(releases));
  app.use(cspReports({ count: metrics.countViolation, shared }));
  app.use(faultBeacons((fault) => browserFaults.take(fault), { ...settings, shared }));
  app.use(permissionsPolicy([]), reportingEndpoints);
  app.use(limit);
  app.get(SPECULATION_RULES, speculationFile(releases, site));
  app.use(compression());
  app.get(`/${LICENCES}`, licences(releases));
  for (const answers of site.answers) app.use(answers);
  app.use(iframeRouter({ releases, security, iframe: site.iframe }));
  const policies = pagePolicies(security);
  const inputs = pageInputs({ releases, contentState, cache, site, publicUrl: settings.publicUrl });
  const answers = pageAnswers({
    inputs,
    renderers,
    contentState,
    cache,
    sharedAge: settings.pageSharedAge,
    site,
    fetch: fetchApi,
    calls,
    apiTimeout: settings.apiTimeout,
    apiBaseUrl: settings.api,
    publicUrl: settings.publicUrl,
    metrics,
    policies,
    development: inDevelopment,
  });
  app.use(PAGE_STATES, stateFiles({ answers, cache, contentState, metrics }));
  app.use(latin1Path, pageForm({ bytes: PAGE_FORM_BYTES, site, publicUrl: settings.publicUrl, log }));
  app.all('/{*path}', onlyReadAndPost, pageHandler({ answers, cache, policies, site }));
  app.use(lastResort(log, site));
  const front = cacheFront(
    {
      cache,
      inputs,
      before: [
        traced,
        log.isLevelEnabled('debug') ? logged : identified,
        metrics.measure,
        readableTarget,
        limit,
      ],
      count: metrics.countCacheHit,
    },
    app,
  );
  return { app: front, metrics: metrics.expose, versions: () => releases.versions, close };

  async function close() {
    shared?.close();
    await Promise.all([renderers.close(), site.close?.()]);
    browserFaults.tell();
    await Promise.all([outcomes.settled(), stacks.close()]);
  }
}

const developmentReleases = (store: LiveStore, { releases, development }: GatewaySettings): LiveStore =>
  new DevelopmentReleases({ store, releases, apps: development.map(({ app }) => app) });

const sharedCounts = (url: string, log: Logger) =>
  redisCounts({
    url,
    onAway: (err) => log.warn({ err }, 'LIMITS_REDIS does not answer: each gateway counts for itself'),
    onBack: () => log.info('LIMITS_REDIS answers again'),
  });

/** Largest form that a page takes without JavaScript. */
const PAGE_FORM_BYTES = 100_000;

/** Memory for the differences between releases. */
const DELTA_BYTES = 16_000_000;

const onlyReadAndPost: RequestHandler = (request, response, next) => {
  if (['GET', 'HEAD', 'POST'].includes(request.method)) return next();
  response.status(405).set('allow', 'GET, HEAD, POST').type('text').send('Pages are read, or get a form');
};

/** What Express refuses: an address that cannot be decoded, a body that is too large. */
const isBadRequest = (error: { status?: number }): error is { status: number } =>
  error.status !== undefined && error.status >= 400 && error.status < 500;

/** Nothing could be rendered, not even the shell: a page of the gateway's own says so. */
const lastResort =
  (log: Logger, site: Pick<GatewaySite, 'languages' | 'defaultLanguage' | 'texts'>): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    if (isBadRequest(error)) return void response.status(error.status).type('text').send('Bad request');
    response.locals[UNANSWERED] = error;
    log.error({ err: error, url: request.originalUrl, requestId: request.id }, 'request failed');
    response
      .status(503)
      .set({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
      .type('html')
      .send(plainPage(request, site.texts.unavailable, site));
  };

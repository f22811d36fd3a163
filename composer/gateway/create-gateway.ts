import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { BROWSER_FAULTS } from '../contract/browser-fault.ts';
import { WEB_VITALS } from '../contract/web-vitals.ts';
import { COMPOSITIONS } from '../contract/composition-file.ts';
import { LICENCES } from '../contract/release-files.ts';
import type { Language } from '../contract/register.ts';
import { PAGE_STATES } from '../contract/page-state-file.ts';
import { SettingsError } from '../server/settings.ts';
import { identified, requestLog } from '../server/request-log.ts';
import { passedOnTraces } from '../server/tracing.ts';
import type { Tracing } from '../server/tracing.ts';
import { ApiCalls } from './api-calls/api-calls.ts';
import { apiFetch } from './api-calls/api-fetch.ts';
import { apiParts } from './api-calls/api-parts.ts';
import { FollowedState, UNCHANGING_STATE } from './api-calls/content-state.ts';
import { debugDoor, debugRoutes } from './debug/debug-cookie.ts';
import { debugStrip, setPartHeaders } from './debug/debug-strip.ts';
import { developmentFiles, updateSockets, DevelopmentReleases } from './development/development-releases.ts';
import { FaultOverlay, UNANSWERED } from './development/fault-overlay.ts';
import { Deltas } from './dictionaries/deltas.ts';
import { BrowserFaults, faultSchema } from './faults/browser-faults.ts';
import { StackResolver } from './faults/stack-resolver.ts';
import { beacon, cspReports, reportingEndpoints } from './http/beacons.ts';
import { bodyPace } from './http/body-pace.ts';
import { compositionFiles } from './http/composition-files.ts';
import { licences } from './http/licences.ts';
import { releaseFiles } from './http/release-files.ts';
import { healthz, readyz } from './http/health.ts';
import { requestLimit } from './http/limits.ts';
import { redisCounts } from './http/shared-counts.ts';
import { gatewayMetrics } from './http/metrics.ts';
import { pagePolicies, permissionsPolicy, securityHeaders } from './http/security.ts';
import { openReleases } from './http/open-releases.ts';
import { RETRY_AFTER } from './http/problem.ts';
import { readableTarget } from './http/request-target.ts';
import { iframeRouter } from './iframes/iframe-router.ts';
import { CriticalCss } from './critical-css/critical-css.ts';
import { cacheFront } from './page-cache/cache-front.ts';
import { PageCaches } from './page-cache/page-caches.ts';
import { isDebugged, pageInputs } from './page-cache/page-inputs.ts';
import { latin1Path } from './pages/page-address.ts';
import { pageAnswers } from './pages/page-answers.ts';
import { pageForm } from './pages/page-form.ts';
import { pageHandler } from './pages/page-handler.ts';
import { stripFiles, withStrips } from './pages/page-strips.ts';
import type { Strip } from './pages/page-strips.ts';
import { PageTurns } from './pages/page-turns.ts';
import { plainPage } from './pages/plain-page.ts';
import { stateFiles } from './pages/state-files.ts';
import { previewHost, findPreview } from './preview/preview-host.ts';
import { siteBeside } from './preview/preview-settings.ts';
import type { PreviewSettings } from './preview/preview-settings.ts';
import { previewStrip } from './preview/preview-strip.ts';
import { Buckets, CanaryVisitors, endCanaryBy } from './releases/canary.ts';
import { Compositions } from './releases/compositions.ts';
import { LiveReleases } from './releases/live-releases.ts';
import { openReleaseStore } from './releases/open-release-store.ts';
import { sendOutcomes, OutcomeRecorder } from './releases/outcome-recorder.ts';
import { DamagedCopy } from './releases/s3-store/s3-release-store.ts';
import { RecentVersions } from './releases/recent-versions.ts';
import type { LiveStore } from './releases/release-store.ts';
import type { PageRenderer } from './renderers/page-task.ts';
import { startRenderers } from './renderers/start-renderers.ts';
import { completeSite } from './site.ts';
import type { GatewayParts, GatewaySite, SiteDescription } from './site.ts';
import type { GatewaySettings } from './settings.ts';
import { SPECULATION_RULES, speculationFile } from './speculation/speculation-rules.ts';
import { vitalsSchema, WebVitals } from './vitals/web-vitals.ts';

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

/** A host name under which a gateway answers. */
interface HostOfGateway {
  compositions: Compositions;
  /** Of its visitors; without them nobody gets a canary there. */
  buckets?: Buckets;
  /** Its origin; by default that of the request. */
  publicUrl: string | undefined;
  /** Comes before all that is answered there. */
  door?: RequestHandler;
  /** Stands above each of its pages. */
  strip?: (request: IncomingMessage, language: Language) => Strip;
}

/** The gateway of a site, as an Express app. What is mounted first is answered first: the order is part of what is safe. */
export function createGateway(
  settings: GatewaySettings,
  describeSite: (parts: GatewayParts) => SiteDescription,
  { log, metricsPrefix, isStopping = () => false, tracing = passedOnTraces }: Running,
): Gateway {
  const { development } = settings;
  const inDevelopment = development.length > 0;
  // What is under development changes in place.
  const previews = inDevelopment ? undefined : settings.preview;
  const leaveTo = previews && siteBeside(previews, settings.publicUrl);
  const isPreview = previews ? isOfHost(previews.url) : () => false;
  const store = openReleaseStore(settings, (err) => {
    if (!(err instanceof DamagedCopy)) return log.warn({ err }, 'the release store is away or damaged');
    const { app, version } = err;
    metrics.countDamagedCopy({ app, version });
    log.warn({ err, app, version }, 'the copy of a release is damaged and is fetched again');
  });
  const { api = NO_API, apiState } = settings;
  const calls = new ApiCalls({ baseUrl: api, awayAfter: settings.apiAwayAfter });
  const metrics = gatewayMetrics(calls, metricsPrefix, () => site.kinds, isPreview);
  const untold = (err: unknown) =>
    log.warn({ err }, 'the release store does not remember which releases were left out');
  const { outcomesTo } = settings;
  const outcomes = new OutcomeRecorder(
    outcomesTo
      ? { published: () => store.published(), addOutcomes: sendOutcomes(outcomesTo, untold) }
      : {
          published: () => store.published(),
          // First: outcomes that are taken are not offered again.
          async addOutcomes(told) {
            await endCanaryBy(store, told);
            await store.addOutcomes(told);
          },
        },
    untold,
  );
  const live = inDevelopment ? developmentReleases(store, settings) : store;
  const stacks = new StackResolver(store.folder);
  const overlay = inDevelopment
    ? new FaultOverlay({ store: live, stacks, reloads: development.every(({ server }) => !server) })
    : undefined;
  const renderers = startRenderers({ ...settings, releases: store.folder }, metrics, log, {
    stacks,
    excluded(exclusion, audience) {
      // Beside what is under development a release proves nothing, nor does a live one beside a canary.
      if (inDevelopment) return;
      const { app, version } = exclusion;
      const isOfCanary = releases.canary?.app === app && releases.canary.version === version;
      if (audience === 'share' && !isOfCanary) return;
      // Files that are away on this machine say nothing about the canary.
      if (!outcomes.record(exclusion) || !isOfCanary) return;
      metrics.countEndedCanary({ app, version });
      log.error({ remote: app, version, kind: exclusion.kind }, 'the canary is ended, as it is left out');
    },
    faulted: (fault, task) => overlay?.add(fault, task),
  });
  const recent = new RecentVersions(live);
  const browserFaults = new BrowserFaults({
    recent,
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
    onLive({ apps, canary }) {
      metrics.setLive(apps, canary);
      if (!inDevelopment) void deltas.follow();
    },
    start: (snapshot) => renderers.start(snapshot),
    report: ({ error, ...release }) => log.error({ ...release, err: error }, 'live release cannot be read'),
  });
  const webVitals = new WebVitals({
    recent,
    releases,
    observe: metrics.observeVitals,
    record: (told) => inDevelopment || outcomes.add(told),
  });
  const contentState =
    apiState === undefined
      ? UNCHANGING_STATE
      : new FollowedState({
          baseUrl: apiState,
          calls,
          report: (err) => log.warn({ err, target: apiState }, 'the state of the content cannot be read'),
        });
  const fetchApi = apiFetch({
    calls,
    generation: () => contentState.generation,
    configuration: () => contentState.configuration,
    data: () => contentState.data,
  });
  const caches = new PageCaches({ bytes: inDevelopment ? 0 : settings.pageCache, hasOthers: !!previews });
  metrics.watchPageCache(caches);
  const logged = requestLog(log, 'debug');
  const traced = tracing.follow(metrics.toKind);
  const shared = settings.limitsRedis === undefined ? undefined : sharedCounts(settings.limitsRedis, log);
  if (shared) metrics.watchSharedCounts(shared);
  const limit = requestLimit(settings.rateLimit, { name: 'requests', shared });

  const site = completeSite(
    describeSite({
      log,
      releases,
      calls,
      fetch: fetchApi,
      apiParts: apiParts({ ...settings, api, availability: calls.availability }),
    }),
  );
  const turns = new PageTurns();
  const criticalCss = new CriticalCss();
  const { during } = tracing;
  const pageRenderer: PageRenderer = during
    ? { render: (task) => during({ name: 'render' }, () => renderers.render(task)) }
    : renderers;

  const prefix = `x-${metricsPrefix.replace(/_$/, '')}`;
  const headers = { composition: `${prefix}-composition`, parts: `${prefix}-parts` };

  /** What answers at one host of the gateway. */
  function appAt({ compositions, buckets, publicUrl, door, strip }: HostOfGateway) {
    const { debug } = site.texts;
    const security = { development: inDevelopment, secure: !!publicUrl?.startsWith('https:') };
    const policies = pagePolicies(security);
    const inputs = pageInputs({ compositions, contentState, caches, site, publicUrl });
    const answers = pageAnswers({
      inputs,
      renderers: pageRenderer,
      contentState,
      sharedAge: settings.pageSharedAge,
      finish: (page, made) => {
        const strips = strip ? [strip(made.request, made.language)] : [];
        if (debug && isDebugged(made.request)) {
          setPartHeaders(page, made, headers);
          strips.push(debugStrip(page, made, debug));
        }
        return withStrips(page, strips, made.language);
      },
      turns,
      criticalCss,
      site,
      fetch: fetchApi,
      calls,
      apiTimeout: settings.apiTimeout,
      apiBaseUrl: api,
      publicUrl,
      metrics,
      policies,
      development: inDevelopment,
    });
    const app = express();
    app.disable('x-powered-by');
    app.set('trust proxy', settings.trustProxy);
    app.get('/healthz', logged, healthz);
    app.get('/readyz', logged, readyz(releases, renderers, isStopping));
    app.use(traced, logged, metrics.measure, bodyPace, readableTarget);
    app.use(securityHeaders(security));
    if (debug || strip) app.use(stripFiles());
    if (debug) app.use(debugDoor(door ? undefined : compositions, headers));
    if (door) app.use(door);
    if (overlay) app.use(developmentFiles(settings), updateSockets(development), overlay.handler);
    if (!door) app.use(openReleases({ ...settings, releases, store, site, limit }));
    app.use('/remotes', releaseFiles(store, deltas));
    for (const files of site.files) app.use(files);
    app.use(COMPOSITIONS, compositionFiles(compositions));
    app.use(cspReports({ count: metrics.countViolation, shared }));
    app.use(
      beacon(
        {
          path: BROWSER_FAULTS,
          schema: faultSchema,
          what: 'a fault',
          take: (fault) => browserFaults.take(fault),
        },
        { publicUrl, shared },
      ),
      beacon(
        {
          path: WEB_VITALS,
          schema: vitalsSchema,
          what: 'the vitals of a page',
          take: (vitals) => webVitals.take(vitals),
        },
        { publicUrl, shared },
      ),
    );
    app.use(permissionsPolicy([]), reportingEndpoints);
    if (!door) app.use(limit);
    if (debug) app.use(debugRoutes(security.secure));
    app.get(SPECULATION_RULES, speculationFile(compositions, site));
    app.use(compression());
    app.get(`/${LICENCES}`, licences(compositions));
    for (const answer of site.answers) app.use(answer);
    app.use(iframeRouter({ compositions, security, iframe: site.iframe }));
    app.use(PAGE_STATES, stateFiles({ answers, ...chooseStates(door), contentState }));
    app.use(latin1Path, pageForm({ bytes: PAGE_FORM_BYTES, site, publicUrl, log }));
    app.all('/{*path}', onlyReadAndPost, pageHandler({ answers, policies, site, buckets }));
    app.use(lastResort(log, site));
    return { app, inputs };
  }

  /** The live host answers no state of a preview, and counts none. */
  const chooseStates = (door: RequestHandler | undefined) =>
    door ? { cache: caches.ofOthers, metrics: { countState: () => {} } } : { cache: caches.forAll, metrics };

  function appOfPreviews({ url, key }: PreviewSettings, leaveTo: string) {
    const { preview: texts } = site.texts;
    if (!texts) throw new SettingsError('PREVIEW_URL: this site has no texts for previews');
    const compositions = new Compositions({ live: releases, store, select: findPreview });
    return appAt({
      compositions,
      publicUrl: url,
      door: previewHost({
        url,
        key,
        compositions,
        site,
        texts,
        limit,
        leaveTo,
        header: headers.composition,
        log,
      }),
      strip: (request, language) =>
        previewStrip(findPreview(request)?.releases ?? [], texts.strip[language] ?? ['', '']),
    }).app;
  }

  const visitors = new CanaryVisitors((seen) => outcomes.add(seen));
  const buckets = new Buckets({
    isSecure: !!settings.publicUrl?.startsWith('https:'),
    drawn(bucket) {
      const { canary } = releases;
      if (canary && bucket < canary.percent) visitors.count(canary);
    },
  });
  const { app, inputs } = appAt({
    compositions: new Compositions({ live: releases, store, buckets }),
    buckets,
    publicUrl: settings.publicUrl,
  });
  const front = cacheFront(
    {
      isOn: caches.isOn,
      inputs,
      buckets,
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
  const listener = previews && leaveTo ? byHost(isPreview, appOfPreviews(previews, leaveTo), front) : front;
  return { app: listener, metrics: metrics.expose, versions: () => releases.versions, close };

  async function close() {
    shared?.close();
    await Promise.all([renderers.close(), site.close?.()]);
    browserFaults.tell();
    webVitals.tell();
    visitors.tell();
    await Promise.all([outcomes.settled(), stacks.close()]);
  }
}

/** By the name that the client asked for, as it came. */
const isOfHost = (origin: string) => {
  const { host } = new URL(origin);
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => headers.host === host;
};

const byHost =
  (
    isThere: ReturnType<typeof isOfHost>,
    there: RequestListener,
    elsewhere: RequestListener,
  ): RequestListener =>
  (request, response) =>
    isThere(request) ? there(request, response) : elsewhere(request, response);

const developmentReleases = (store: LiveStore, { releases, development }: GatewaySettings): LiveStore =>
  new DevelopmentReleases({ store, releases, apps: development.map(({ app }) => app) });

const sharedCounts = (url: string, log: Logger) =>
  redisCounts({
    url,
    onAway: (err) => log.warn({ err }, 'LIMITS_REDIS does not answer: each gateway counts for itself'),
    onBack: () => log.info('LIMITS_REDIS answers again'),
  });

/** In place of the address of an API, where the site has none: nothing can be asked there, and nothing is sent. */
const NO_API = 'http://localhost:0';

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

import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { UPLOAD_PATH } from 'shared-kit/contracts/api/uploads';
import { COMPOSITIONS, PAGE_STATES } from 'composer/contract';
import { LARGEST_FILE } from 'shared-kit/domain/uploaded-file';
import { identified, requestLog } from 'composer/server';
import { developmentFiles, updateSockets } from './development/development-files.ts';
import { DevelopmentReleases } from './development/development-releases.ts';
import {
  Deltas,
  ApiCalls,
  FollowedState,
  apiFetch,
  LiveReleases,
  OutcomeRecorder,
  FileReleaseStore,
  startRenderers,
} from 'composer/gateway';
import { frameRouter } from './frames/frame-router.ts';
import { apiParts } from './http/api-parts.ts';
import { bodyPace } from './http/body-pace.ts';
import { compositionFiles } from './http/composition-files.ts';
import { cspReports, reportingEndpoints } from './http/csp-reports.ts';
import { healthz, readyz } from './http/health.ts';
import { bodyLimit, requestLimit } from './http/limits.ts';
import { gatewayMetrics } from './http/metrics.ts';
import { permissionsPolicy } from './http/permissions-policy.ts';
import { RETRY_AFTER } from './http/problem.ts';
import { apiProxies, filePatience } from './http/proxies.ts';
import { releaseFiles } from './http/release-files.ts';
import { readableTarget } from './http/request-target.ts';
import { pagePolicies } from './http/page-policies.ts';
import { securityHeaders } from './http/security.ts';
import { crawlerApi } from './crawlers/crawler-api.ts';
import { crawlerFiles } from './crawlers/crawler-files.ts';
import { robots } from './crawlers/robots.ts';
import { cacheFront } from './page-cache/cache-front.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { pageSources } from './page-cache/page-source.ts';
import { contentAddresses } from './pages/content-address.ts';
import { emergencyPage } from './pages/emergency-page.ts';
import { latin1Path } from './pages/latin1-path.ts';
import { pageForm } from './pages/page-form.ts';
import { pageAnswers } from './pages/page-answers.ts';
import { pageHandler } from './pages/page-handler.ts';
import { stateFiles } from './pages/state-files.ts';
import { siteLanguages } from './pages/site-languages.ts';
import type { LiveStore } from 'composer/gateway';
import type { Settings } from './settings.ts';
import { speculationFile } from './speculation/speculation-file.ts';
import { SPECULATION_RULES } from './speculation/speculation-rules.ts';
import { mapTiles } from './frames/map-tiles.ts';
import { TILES, tileFiles } from './tiles/tile-files.ts';

export interface Gateway {
  app: RequestListener;
  /** Answers with the figures; not part of `app`, which visitors reach. */
  metrics: RequestHandler;
  /** The version of each app that is served now. */
  versions(): Record<string, string>;
  /** Ends the renderers, and closes what is open. */
  close(): Promise<void>;
}

/** The gateway as an Express app; `isStopping` turns it away from the balancer before it ends. */
export function createGateway(
  settings: Settings,
  log: Logger,
  isStopping: () => boolean = () => false,
): Gateway {
  const { development, targets } = settings;
  const inDevelopment = development.length > 0;
  const store = new FileReleaseStore(settings.releases);
  const calls = new ApiCalls({ baseUrl: targets.api, awayAfter: settings.apiAwayAfter });
  const metrics = gatewayMetrics(calls);
  const outcomes = new OutcomeRecorder(store, (err) =>
    log.warn({ err }, 'the release store does not remember which releases were left out'),
  );
  const renderers = startRenderers(settings, metrics, log, (exclusion) => {
    // Beside what is under development a release proves nothing.
    if (!inDevelopment) outcomes.record(exclusion);
  });
  const live = inDevelopment ? developmentReleases(store, settings) : store;
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
  const fetchApi = apiFetch({ calls, generation: () => contentState.generation });
  // What is under development changes in place.
  const cache = new PageCache({ bytes: inDevelopment ? 0 : settings.pageCache });
  metrics.watchPageCache(cache);
  const logged = requestLog(log, 'debug');
  const limit = requestLimit(settings.rateLimit);

  const tilesOfMap = mapTiles(settings.mapTiles, (err, file) =>
    log.error({ err, file }, 'the map is without the tiles of MAP_TILES'),
  );
  const archive = tilesOfMap?.archive;
  const tiles =
    archive &&
    tileFiles(archive, (error) => log.error({ err: error, file: archive.file }, 'a tile cannot be read'));

  const security = { development: inDevelopment, secure: !!settings.publicUrl?.startsWith('https:') };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.get('/healthz', logged, healthz);
  app.get('/readyz', logged, readyz(releases, renderers, isStopping));
  app.use(logged, metrics.measure, bodyPace, readableTarget);
  app.use(securityHeaders(security));
  if (inDevelopment) app.use(developmentFiles(settings), updateSockets(development));
  app.use('/remotes', releaseFiles(store, deltas));
  if (tiles) app.use(TILES, tiles.handler);
  app.use(COMPOSITIONS, compositionFiles(releases));
  app.use(cspReports({ count: metrics.countViolation }));
  app.use(permissionsPolicy([]), reportingEndpoints);
  app.use(limit);
  app.get(SPECULATION_RULES, speculationFile(releases));
  app.get('/robots.txt', robots(settings.publicUrl));
  app.use(['/api', '/media', '/images/epc'], bodyLimit(settings.bodyLimit, [UPLOAD_PATH, LARGEST_UPLOAD]));
  app.use(compression());
  const partOf = apiParts({ ...settings, availability: calls.availability });
  app.use(apiProxies({ ...settings, apiParts: partOf, log }));
  app.use(
    crawlerFiles({
      releases,
      api: crawlerApi({ calls, fetch: fetchApi, baseUrl: targets.api, timeout: settings.apiTimeout }),
      publicUrl: settings.publicUrl,
      log,
    }),
  );
  const languagesOfSite = siteLanguages(fetchApi, targets.api);
  app.use(
    frameRouter({
      releases,
      security,
      tiles: tilesOfMap,
      site: () => languagesOfSite('fr', { until: Date.now() + settings.apiTimeout }),
    }),
  );
  const policies = pagePolicies(security);
  const sources = pageSources({ releases, contentState, cache, publicUrl: settings.publicUrl });
  const answers = pageAnswers({
    sources,
    renderers,
    contentState,
    cache,
    sharedAge: settings.pageSharedAge,
    siteLanguages: languagesOfSite,
    contentAddresses: contentAddresses(fetchApi, targets.api),
    fetch: fetchApi,
    calls,
    apiTimeout: settings.apiTimeout,
    apiBaseUrl: targets.api,
    publicUrl: settings.publicUrl,
    metrics,
    policies,
    development: inDevelopment,
  });
  app.use(PAGE_STATES, stateFiles({ answers, cache, contentState, metrics }));
  app.use(
    latin1Path,
    pageForm({
      bytes: PAGE_FORM_BYTES,
      api: {
        url: targets.forms,
        availability: partOf(targets.forms),
        patience: filePatience(settings.apiAwayAfter),
      },
      publicUrl: settings.publicUrl,
      log,
    }),
  );
  app.all('/{*path}', onlyReadAndPost, pageHandler({ answers, cache, policies }));
  app.use(lastResort(log));
  const front = cacheFront(
    {
      cache,
      sources,
      before: [log.isLevelEnabled('debug') ? logged : identified, metrics.measure, readableTarget, limit],
      count: metrics.countCacheHit,
    },
    app,
  );
  return { app: front, metrics: metrics.expose, versions: () => releases.versions, close };

  async function close() {
    await Promise.all([renderers.close(), tiles?.close()]);
    await outcomes.settled();
  }
}

const developmentReleases = (store: LiveStore, { releases, development }: Settings): LiveStore =>
  new DevelopmentReleases({ store, releases, apps: development.map(({ app }) => app) });

/** Largest form that a page takes without JavaScript. */
const PAGE_FORM_BYTES = 100_000;

/** Memory for the differences between releases. */
const DELTA_BYTES = 16_000_000;

/** Largest body that holds a file, which the API counts itself. */
const LARGEST_UPLOAD = LARGEST_FILE + 100_000;

const onlyReadAndPost: RequestHandler = (request, response, next) => {
  if (['GET', 'HEAD', 'POST'].includes(request.method)) return next();
  response.status(405).set('allow', 'GET, HEAD, POST').type('text').send('Pages are read, or get a form');
};

/** What Express refuses: an address that cannot be decoded, a body that is too large. */
const isBadRequest = (error: { status?: number }): error is { status: number } =>
  error.status !== undefined && error.status >= 400 && error.status < 500;

/** Nothing could be rendered, not even the shell: a page of the gateway's own says so. */
const lastResort =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    if (isBadRequest(error)) return void response.status(error.status).type('text').send('Bad request');
    log.error({ err: error, url: request.originalUrl, requestId: request.id }, 'request failed');
    response
      .status(503)
      .set({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
      .type('html')
      .send(emergencyPage(request));
  };

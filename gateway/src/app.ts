import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { UPLOAD_PATH } from 'shared-kit/contracts/api/uploads';
import { COMPOSITIONS } from 'shared-kit/contracts/composition-file';
import { PAGE_STATES } from 'shared-kit/contracts/page-state-file';
import { LARGEST_FILE } from 'shared-kit/domain/uploaded-file';
import { identified, requestLog } from 'shared-kit/server/request-log';
import { developmentFiles, updateSockets } from './development/development-files.ts';
import { DevelopmentReleases } from './development/development-releases.ts';
import { Deltas } from './dictionaries/deltas.ts';
import { frameRouter } from './frames/frame-router.ts';
import { appMessages } from './http/app-messages.ts';
import type { Messages } from './http/app-messages.ts';
import { bodyPace } from './http/body-pace.ts';
import { compositionFiles } from './http/composition-files.ts';
import { cspReports, reportingEndpoints } from './http/csp-reports.ts';
import { healthz, readyz } from './http/health.ts';
import { bodyLimit, requestLimit } from './http/limits.ts';
import { gatewayMetrics } from './http/metrics.ts';
import { permissionsPolicy } from './http/permissions-policy.ts';
import { apiProxies } from './http/proxies.ts';
import { releaseFiles } from './http/release-files.ts';
import { readableTarget } from './http/request-target.ts';
import { pagePolicies } from './http/page-policies.ts';
import { nonce, securityHeaders } from './http/security.ts';
import { ApiCalls } from './api-calls/api-calls.ts';
import { FollowedState } from './api-calls/content-state.ts';
import { crawlerApi } from './crawlers/crawler-api.ts';
import { crawlerFiles } from './crawlers/crawler-files.ts';
import { robots } from './crawlers/robots.ts';
import { keptFront } from './page-cache/kept-front.ts';
import { KeptPages } from './page-cache/kept-pages.ts';
import { apiFetch } from './pages/api-fetch.ts';
import { contentAddresses } from './pages/content-address.ts';
import { emergencyPage } from './pages/emergency-page.ts';
import { latin1Path } from './pages/latin1-path.ts';
import { pageForm } from './pages/page-form.ts';
import { pageAnswers } from './pages/page-answers.ts';
import { pageHandler } from './pages/page-handler.ts';
import { stateFiles } from './pages/state-files.ts';
import { siteLanguages } from './pages/site-languages.ts';
import { LiveReleases } from './releases/live-releases.ts';
import type { LiveStore } from './releases/release-store.ts';
import { FileReleaseStore } from './releases/file-store/file-release-store.ts';
import { startRenderers } from './renderers/start-renderers.ts';
import type { Settings } from './settings.ts';
import { speculationFile } from './speculation/speculation-file.ts';
import { SPECULATION_RULES } from './speculation/speculation-rules.ts';
import { TILES, tileFiles } from './tiles/tile-files.ts';

export interface Gateway {
  app: RequestListener;
  /** Of the server that hands requests to `app`: it is quicker with them, and answers the same without. */
  messages: Messages;
  /** Answers with the figures; not part of `app`, which visitors reach. */
  metrics: RequestHandler;
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
  const renderers = startRenderers(settings, metrics, log);
  const live = inDevelopment ? developmentReleases(store, settings) : store;
  const deltas = new Deltas({
    store,
    bytes: DELTA_BYTES,
    report: (error) => log.warn({ err: error }, 'files of releases are sent whole'),
  });
  const releases = new LiveReleases(live, {
    showsFaults: inDevelopment,
    onLive: inDevelopment ? undefined : () => void deltas.follow(),
    start: (snapshot) => renderers.start(snapshot),
    report: ({ error, ...release }) => log.error({ ...release, err: error }, 'live release cannot be read'),
  });
  const contentState = new FollowedState({ baseUrl: targets.api, calls });
  const fetchApi = apiFetch({ calls, generation: () => contentState.generation });
  // What is under development changes in place.
  const kept = new KeptPages({ bytes: inDevelopment ? 0 : settings.pageCache });
  metrics.watchKept(kept);
  const logged = requestLog(log, 'debug');
  const limit = requestLimit(settings.rateLimit);

  const archive = settings.mapTiles?.archive;
  const tiles =
    archive &&
    tileFiles(archive, (error) => log.error({ err: error, file: archive.file }, 'a tile cannot be read'));

  const security = { development: inDevelopment, secure: !!settings.publicUrl?.startsWith('https:') };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(releases, renderers, isStopping));
  app.use(logged, metrics.measure, bodyPace, readableTarget, nonce);
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
  app.use(apiProxies(settings, log));
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
      tiles: settings.mapTiles,
      site: () => languagesOfSite('fr', { until: Date.now() + settings.apiTimeout }),
    }),
  );
  const policies = pagePolicies(security);
  const answers = pageAnswers({
    releases,
    renderers,
    contentState,
    kept,
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
  app.use(PAGE_STATES, stateFiles({ answers, kept }));
  app.use(
    latin1Path,
    pageForm({ bytes: PAGE_FORM_BYTES, api: targets.forms, publicUrl: settings.publicUrl }),
  );
  app.all('/{*path}', onlyReadAndPost, pageHandler({ answers, kept, policies }));
  app.use(lastResort(log));
  const front = keptFront(
    {
      kept,
      releases,
      contentState,
      publicUrl: settings.publicUrl,
      before: [log.isLevelEnabled('debug') ? logged : identified, metrics.measure, readableTarget, limit],
      count: metrics.countKept,
    },
    app,
  );
  return { app: front, messages: appMessages(app), metrics: metrics.expose, close };

  async function close() {
    await Promise.all([renderers.close(), tiles?.close()]);
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
      .set({ 'cache-control': 'no-store', 'retry-after': '30' })
      .type('html')
      .send(emergencyPage(request));
  };

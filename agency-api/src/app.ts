import express, { type Express, type Request } from 'express';
import helmet from 'helmet';
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  buildInfo,
  requestLog,
  serverMetrics,
  passedOnTraces,
  type RequestMeasure,
  type Tracing,
} from 'composer/server';
import type { AgencyConfig } from './configuration/agency-config.ts';
import { appointmentsRouter } from './inbox/appointments/appointments-router.ts';
import { brochureRouter } from './catalogue/brochure/brochure-router.ts';
import { brandRouter } from './content/brand/brand-router.ts';
import type { CaptchaAtProvider } from './inbox/captcha/provider-captcha.ts';
import { contentRouter } from './content/content-router.ts';
import { previewRouter } from './content/previews/preview-router.ts';
import { contentSource } from './content/content-store.ts';
import {
  nameConfiguration,
  runningConfiguration,
  type RunningConfiguration,
} from './content-state/running-configuration.ts';
import type { Database } from './database/database.ts';
import type { PoolFigures } from './database/open-database.ts';
import { demandsRouter } from './inbox/demands/demands-router.ts';
import { createUploads, type UploadParts } from './files/uploads/site-uploads.ts';
import { documentsRouter } from './inbox/documents/documents-router.ts';
import { renewalsRouter } from './inbox/forms/document-request/renewals-router.ts';
import { formsRouter } from './inbox/forms/forms-router.ts';
import { refuseOtherTrials } from './inbox/forms/trial-forms.ts';
import { gatewayList, warnOfUnknownHop } from './http/gateways.ts';
import { healthRouter } from './http/health-router.ts';
import { answerProblem, unknownPath } from './http/problem-answers.ts';
import { refuseUnstorableAddress } from './http/unstorable-address.ts';
import { internalApp } from './internal-app.ts';
import { prepareAhead } from './catalogue/listings/answers/prepare-ahead.ts';
import { preparedAnswers } from './catalogue/listings/answers/prepared-answers.ts';
import { currentListings } from './catalogue/listings/read-listing-data.ts';
import { catalogueReads } from './catalogue/listings/read-model/catalogue-reads.ts';
import { openDaysRouter } from './catalogue/listings/open-days/open-days-router.ts';
import { listingsRouter } from './catalogue/listings/listings-router.ts';
import { propertyAnswers } from './catalogue/listings/property/property-answers.ts';
import { officeRouter } from './catalogue/office/office-router.ts';
import { openApiRouter } from './openapi/openapi-router.ts';
import { friendsRouter } from './inbox/friends/friends-router.ts';
import { newsletterRouter } from './inbox/newsletter/newsletter-router.ts';
import { ownerPortal } from './owners/portal/owner-portal.ts';
import { picturesRouter } from './files/pictures/pictures-router.ts';
import { sitePictures } from './content/site-pictures.ts';
import { videosRouter } from './content/videos-router.ts';
import { projectsRouter } from './catalogue/projects/projects-router.ts';
import type { KnownStore } from './files/store/store-address.ts';
import { textSeal } from './files/uploads/sealed/text-seal.ts';
import { openUploads } from './files/uploads/uploads.ts';
import { uploadsRouter } from './files/uploads/uploads-router.ts';
import { testimonialsRouter } from './inbox/testimonials/testimonials-router.ts';
import { measureSite } from './site-metrics.ts';
import { sitemapRouter } from './sitemap/sitemap-router.ts';

/** What the API is built from. */
export interface AppDependencies {
  database: Database;
  /** Connections to a copy of it that follows it, for reads of the public catalogue; without it the database itself. */
  replica?: pg.Pool | undefined;
  /** Connections to it, for the metrics. */
  pool?: PoolFigures | undefined;
  config: AgencyConfig;
  /** Folder of the API's own files beside the database, such as the cache of computed pictures. */
  dataFolder: string;
  logger: Logger;
  /** Where computed pictures are cached; by default in the data folder. */
  pictureStore?: KnownStore | undefined;
  /** Servers that pictures may be fetched from (`picture-hosts.ts`); by default none. */
  pictureHosts?: string | undefined;
  /** Addresses of the gateways, the only ones that say on whose behalf they ask (`gateways.ts`); by default this machine. */
  gateways?: string | undefined;
  /** Origin of the site as visitors see it, such as `https://www.agency.example`. */
  publicUrl?: string | undefined;
  /** The captcha of a third party that forms ask for; without it the site's own. */
  captchaAtProvider?: CaptchaAtProvider | undefined;
  /** Where forms of visitors go; without it the agency's own address. */
  agencyMailbox?: string | undefined;
  /** Addresses and ranges of the agency's own offices; views from there do not count. */
  officeAddresses?: string | undefined;
  /** With which the agency's own programs send and withdraw listings; without it nobody can. */
  officeToken?: string | undefined;
  /** Where files of visitors are kept, and who looks them through; without it in the data folder. */
  uploads?: UploadParts | undefined;
  /** The number of the configuration, where the caller keeps it. */
  configuration?: RunningConfiguration | undefined;
  /** How long an answer waits for newer data, in ms; by default half a second. */
  dataWaitMs?: number | undefined;
  /** Until it aborts, answers are made ready whenever the data changed; without it when they are asked for. */
  prepareUntil?: AbortSignal | undefined;
  /** Whether the process was asked to end: it is not ready then. */
  isStopping?: (() => boolean) | undefined;
  /** Whether the agency's own programs are told of forms (`LEADS_WEBHOOK_URL`). */
  hasWebhook?: boolean | undefined;
  /** Traces of requests; without it they are passed on and logged. */
  tracing?: Tracing | undefined;
  /** Told when mails were queued, so that they leave at once. */
  onMailQueued?: (() => void) | undefined;
}

const MANIFEST = new URL('../package.json', import.meta.url);

/** By route pattern: ids would multiply the figures. */
const REQUESTS: RequestMeasure = {
  name: 'facade_api_request_seconds',
  help: 'Time to answer a request, in seconds',
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  labels: { method: ({ method }) => method, route: (request) => readRoute(request) },
};

function readRoute({ route }: Request): string {
  return route?.path ?? 'unknown';
}

/** The agency API over HTTP: `app` is everything the site asks for, `internal` what only gateways and operators may. */
export function createApp(dependencies: AppDependencies): { app: Express; internal: Express } {
  const {
    config,
    database,
    logger,
    publicUrl,
    gateways = 'loopback',
    tracing = passedOnTraces,
  } = dependencies;
  const metrics = serverMetrics(REQUESTS);
  const content = contentSource(database);
  const pictures = sitePictures({ ...dependencies, content });
  const { dataWaitMs: maxWaitMs, replica } = dependencies;
  const reads = catalogueReads({
    primary: database,
    config,
    replica,
    onAway: (err) => logger.warn({ err }, 'the replica of the database does not answer'),
    onBusy: (err) => logger.warn({ err }, 'all connections to the replica of the database are in use'),
  });
  const listings = currentListings(database, config, { maxWaitMs, reads });
  buildInfo(metrics.registry, 'facade_build_info', { program: 'agency-api', manifest: MANIFEST });
  measureSite(metrics.registry, { ...dependencies, listings, pictures, reads });
  const answers = preparedAnswers(listings);
  const properties = propertyAnswers(reads, config, answers);
  const { prepareUntil: signal } = dependencies;
  if (signal) void prepareAhead({ database, config, listings, answers, properties, logger, signal });
  const { configuration = runningConfiguration(database, config) } = dependencies;
  const app = express();
  app.set('trust proxy', gatewayList(gateways));
  app.use(
    tracing.follow(readRoute),
    requestLog(logger, 'info'),
    metrics.measure,
    warnOfUnknownHop(logger),
    helmet(),
  );
  app.use(refuseUnstorableAddress, refuseOtherTrials, nameConfiguration(configuration));
  app.use(healthRouter(dependencies), openApiRouter());
  app.use(listingsRouter({ reads, config, answers, properties }));
  app.use(
    projectsRouter({ reads, config, answers }),
    sitemapRouter({ database, reads, config, content, answers }),
  );
  app.use(
    previewRouter({ config, content, database }),
    contentRouter({ config, content }),
    brandRouter({ config, pictures }),
  );
  app.use(videosRouter({ database, content, dataFolder: dependencies.dataFolder }));
  app.use(
    picturesRouter({ pictures, publicUrl }),
    brochureRouter({ ...dependencies, properties, pictures }),
    openDaysRouter({ config, properties, publicUrl }),
  );
  const { spool, ...parts } = dependencies.uploads ?? createUploads(dependencies.dataFolder);
  const uploads = openUploads({ database, logger, ...parts });
  app.use(uploadsRouter({ database, spool, publicUrl, uploads }));
  app.use(
    documentsRouter({ database, config, hosts: dependencies.pictureHosts }),
    renewalsRouter(dependencies),
  );
  app.use(
    formsRouter(dependencies),
    demandsRouter(database),
    newsletterRouter(database),
    friendsRouter(database),
    appointmentsRouter(dependencies),
    testimonialsRouter({ ...dependencies, uploads }),
    ownerPortal({ ...dependencies, seal: textSeal(parts.keys) }),
  );
  app.use(officeRouter(dependencies));
  app.use(unknownPath, answerProblem);
  return { app, internal: internalApp({ database, configuration, listings, logger, metrics }) };
}

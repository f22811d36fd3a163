import {
  deadline,
  listen,
  exitWithReason,
  serverLog,
  closeConnectionsAfter,
  endRequests,
  shutDownGracefully,
  startTracing,
} from 'composer/server';
import { createApp } from './app.ts';
import { startReminderWorker } from './inbox/appointments/reminder-worker.ts';
import { siteCaptcha } from './inbox/captcha/provider-captcha.ts';
import { startAlertWorker } from './inbox/demands/alert-worker.ts';
import { keepConfiguration, runningConfiguration } from './content-state/running-configuration.ts';
import { apiServer } from './http/api-server.ts';
import { traceQueries } from './database/trace-queries.ts';
import { logConsole } from './log-console.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { siteMail } from './mail/mail-transport.ts';
import { startWebhookWorker } from './inbox/webhook/webhook-worker.ts';
import { openPool } from './database/open-database.ts';
import { openWithListings } from './open-agency.ts';
import { startSummaryWorker } from './owners/portal/summary/summary-worker.ts';
import { siteUploadsOn, warnWithoutScanner } from './files/uploads/site-uploads.ts';
import { readStore } from './files/store/store-address.ts';
import { startTrialEraser } from './inbox/forms/trial-forms.ts';
import { startSweeper } from './files/uploads/sweep-uploads.ts';

async function start(): Promise<void> {
  const { settings, config, database, pool, close } = await openWithListings(process.env);
  const { API_HOST: host, AGENCY_DATA: dataFolder } = settings;
  const logger = serverLog('agency-api', settings.LOG_LEVEL);
  logConsole(logger);
  const uploads = await siteUploadsOn(database, settings, logger);
  warnWithoutScanner(uploads, logger);
  const shutdown = shutDownGracefully(logger, { drain: settings.DRAIN * 1_000 });
  const outbox = startOutboxWorker({ database, logger, ...siteMail(settings, config) });
  const publicUrl = settings.PUBLIC_URL;
  const mailers = { database, config, logger, publicUrl, onMailQueued: outbox.wake };
  const alerts = startAlertWorker(mailers);
  const reminders = startReminderWorker(mailers);
  const summaries = startSummaryWorker(mailers);
  const trials = startTrialEraser({ database, logger });
  const sweeper = startSweeper({ database, logger, ...uploads });
  const webhook =
    settings.LEADS_WEBHOOK_URL &&
    startWebhookWorker({
      database,
      logger,
      target: { url: settings.LEADS_WEBHOOK_URL, secret: settings.LEADS_WEBHOOK_SECRET! },
    });
  const configuration = runningConfiguration(database, config);
  await configuration.say();
  const saying = keepConfiguration(configuration);
  const replica = settings.DATABASE_READ_URL
    ? openPool(settings.DATABASE_READ_URL, settings.DATABASE_CONNECTIONS, deadline(1_000))
    : undefined;
  const tracing = await startTracing('agency-api', settings, logger);
  for (const traced of [pool, replica]) if (traced) traceQueries(traced, tracing);
  const { app, internal } = createApp({
    tracing,
    configuration,
    database,
    pool,
    replica,
    config,
    dataFolder,
    logger,
    pictureStore: readStore('PICTURES', settings.PICTURES, settings),
    gateways: settings.GATEWAYS,
    pictureHosts: settings.PICTURE_HOSTS,
    publicUrl,
    agencyMailbox: settings.MAIL_AGENCY,
    officeAddresses: settings.OFFICE_ADDRESSES,
    officeToken: settings.OFFICE_TOKEN,
    uploads,
    captchaAtProvider: siteCaptcha(settings, config.thirdParties.captcha, logger),
    prepareUntil: settings.PREPARE_ANSWERS ? shutdown.signal : undefined,
    isStopping: () => shutdown.signal.aborted,
    hasWebhook: Boolean(webhook),
    onMailQueued() {
      outbox.wake();
      if (webhook) webhook.wake();
    },
  });
  const server = apiServer(app);
  closeConnectionsAfter(shutdown.signal, server);
  const port = await listen(server, {
    host,
    port: settings.API_PORT,
    settings: { host: 'API_HOST', port: 'API_PORT' },
  });
  const internalServer = apiServer(internal);
  const internalPort = await listen(internalServer, {
    host: settings.API_INTERNAL_HOST,
    port: settings.API_INTERNAL_PORT,
    settings: { host: 'API_INTERNAL_HOST', port: 'API_INTERNAL_PORT' },
  });
  shutdown.run(
    () => endRequests(server),
    () => endRequests(internalServer),
    alerts.stop,
    sweeper.stop,
    trials.stop,
    reminders.stop,
    summaries.stop,
    outbox.stop,
    saying.stop,
    ...(webhook ? [webhook.stop] : []),
    tracing.close,
    () => replica?.end(),
    close,
  );
  logger.info({ host, port, internalPort }, 'agency-api is ready');
}

await start().catch(exitWithReason);

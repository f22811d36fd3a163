import { listen } from 'shared-kit/server/listen';
import { exitWithReason } from 'shared-kit/server/operator-error';
import { serverLog } from 'shared-kit/server/server-log';
import { endRequests, shutDownGracefully } from 'shared-kit/server/shutdown';
import { createApp } from './app.ts';
import { startReminderWorker } from './appointments/reminder-worker.ts';
import { siteCaptcha } from './captcha/site-captcha.ts';
import { startAlertWorker } from './demands/alert-worker.ts';
import { apiServer } from './http/api-server.ts';
import { startImportServer } from './import/handover/import-server.ts';
import { logConsole } from './log-console.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { siteMail } from './mail/site-mail.ts';
import { startWebhookWorker } from './webhook/webhook-worker.ts';
import { openAgency } from './open-agency.ts';
import { startSummaryWorker } from './owners/summary/summary-worker.ts';
import { siteUploads } from './uploads/site-uploads.ts';
import { startSweeper } from './uploads/sweep-uploads.ts';

async function start(): Promise<void> {
  const { settings, config, database, close } = await openAgency(process.env);
  const { API_HOST: host, AGENCY_DATA: dataFolder } = settings;
  const logger = serverLog('agency-api', settings.LOG_LEVEL);
  logConsole(logger);
  const shutdown = shutDownGracefully(logger);
  const outbox = startOutboxWorker({ database, logger, ...siteMail(settings, config) });
  const publicUrl = settings.PUBLIC_URL;
  const mailers = { database, config, logger, publicUrl, onMailQueued: outbox.wake };
  const alerts = startAlertWorker(mailers);
  const reminders = startReminderWorker(mailers);
  const summaries = startSummaryWorker(mailers);
  const uploads = siteUploads(settings);
  const sweeper = startSweeper({ database, logger, ...uploads });
  const webhook =
    settings.LEADS_WEBHOOK_URL &&
    startWebhookWorker({
      database,
      logger,
      target: { url: settings.LEADS_WEBHOOK_URL, secret: settings.LEADS_WEBHOOK_SECRET! },
    });
  const app = createApp({
    database,
    config,
    dataFolder,
    logger,
    gateways: settings.GATEWAYS,
    pictureHosts: settings.PICTURE_HOSTS,
    publicUrl,
    agencyMailbox: settings.MAIL_AGENCY,
    officeAddresses: settings.OFFICE_ADDRESSES,
    uploads,
    captchaAtProvider: siteCaptcha(settings, config.thirdParties.captcha, logger),
    prepareUntil: shutdown.signal,
    hasWebhook: Boolean(webhook),
    onMailQueued() {
      outbox.wake();
      if (webhook) webhook.wake();
    },
  });
  const server = apiServer(app);
  const port = await listen(server, {
    host,
    port: settings.API_PORT,
    settings: { host: 'API_HOST', port: 'API_PORT' },
  });
  // PostgreSQL is loaded without us.
  const imports = settings.DATABASE_URL
    ? undefined
    : await startImportServer({ database, config, dataFolder, logger });
  shutdown.run(
    () => endRequests(server),
    () => imports?.close(),
    alerts.stop,
    sweeper.stop,
    reminders.stop,
    summaries.stop,
    outbox.stop,
    ...(webhook ? [webhook.stop] : []),
    close,
  );
  logger.info({ host, port }, 'agency-api is ready');
}

await start().catch(exitWithReason);

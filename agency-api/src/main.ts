import { agencyLog, logConsole } from './agency-log.ts';
import { createApp } from './app.ts';
import { exitWithReason } from './cli/exit-with-reason.ts';
import { endOnFault, shutDownGracefully } from './http/graceful-shutdown.ts';
import { listen } from './http/listen.ts';
import { startImportServer } from './import/handover/import-server.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { siteMail } from './mail/site-mail.ts';
import { openAgency } from './open-agency.ts';

async function start(): Promise<void> {
  const { settings, config, database, close } = await openAgency(process.env);
  const logger = agencyLog(settings.LOG_LEVEL);
  logConsole(logger);
  endOnFault(logger);
  const outbox = startOutboxWorker({ database, logger, ...siteMail(settings, config) });
  const stopping = new AbortController();
  const app = createApp({
    database,
    config,
    dataFolder: settings.AGENCY_DATA,
    logger,
    gateways: settings.GATEWAYS,
    pictureHosts: settings.PICTURE_HOSTS,
    publicUrl: settings.PUBLIC_URL,
    agencyMailbox: settings.MAIL_AGENCY,
    prepareUntil: stopping.signal,
    onMailQueued: outbox.wake,
  });
  const { server, port } = await listen(app, settings.API_HOST, settings.API_PORT);
  const dataFolder = settings.AGENCY_DATA;
  // PostgreSQL is loaded without us.
  const imports = settings.DATABASE_URL
    ? undefined
    : await startImportServer({ database, config, dataFolder, logger });
  const closeAll = async () => {
    stopping.abort();
    await imports?.close();
    await outbox.stop();
    await close();
  };
  shutDownGracefully(server, closeAll, logger);
  logger.info({ host: settings.API_HOST, port }, 'agency-api is ready');
}

await start().catch(exitWithReason);

import { pino } from 'pino';
import { createApp } from './app.ts';
import { exitWithReason } from './cli/exit-with-reason.ts';
import { loadAgencyConfig } from './content/agency-config.ts';
import { openDatabase } from './database/open-database.ts';
import { shutDownGracefully } from './http/graceful-shutdown.ts';
import { listen } from './http/listen.ts';
import { databaseFolder, readSettings } from './settings.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const config = loadAgencyConfig(settings.AGENCY_CONFIG);
  const logger = pino({ level: settings.LOG_LEVEL });
  const { database, close } = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    folder: databaseFolder(settings),
  });
  const app = createApp({ database, config, dataFolder: settings.AGENCY_DATA, logger });
  const { server, port } = await listen(app, settings.API_HOST, settings.API_PORT);
  shutDownGracefully(server, close, logger);
  logger.info({ host: settings.API_HOST, port }, 'agency-api is ready');
}

await start().catch(exitWithReason);

import { pino } from 'pino';
import { createApp } from './app.ts';
import { exitWithReason } from './cli/exit-with-reason.ts';
import { shutDownGracefully } from './http/graceful-shutdown.ts';
import { listen } from './http/listen.ts';
import { openAgency } from './open-agency.ts';

async function start(): Promise<void> {
  const { settings, config, database, close } = await openAgency(process.env);
  const logger = pino({ level: settings.LOG_LEVEL });
  const { AGENCY_DATA: dataFolder, PUBLIC_URL: publicUrl } = settings;
  const app = createApp({ database, config, dataFolder, logger, publicUrl });
  const { server, port } = await listen(app, settings.API_HOST, settings.API_PORT);
  shutDownGracefully(server, close, logger);
  logger.info({ host: settings.API_HOST, port }, 'agency-api is ready');
}

await start().catch(exitWithReason);

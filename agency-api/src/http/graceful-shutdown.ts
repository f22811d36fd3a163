import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Longer than any request should take; afterwards connections are cut. */
const PATIENCE_MS = 10_000;

/** On SIGINT and SIGTERM: takes no new requests, lets running ones end, closes what they needed, and exits. */
export function shutDownGracefully(server: Server, close: () => Promise<void>, logger: Logger): void {
  const stop = (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'shutting down');
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    server.close(async () => {
      await close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

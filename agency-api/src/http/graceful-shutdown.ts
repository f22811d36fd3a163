import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Time that running requests have to end, in ms; afterwards connections are cut. */
const SHUTDOWN_TIMEOUT = 10_000;

/** On SIGINT and SIGTERM: takes no new requests, lets running ones end, closes what they needed, and exits. */
export function shutDownGracefully(server: Server, close: () => Promise<void>, logger: Logger): void {
  const stop = (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'shutting down');
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
    server.close(async () => {
      await close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/**
 * On an error that nobody caught: logs it and ends the process with code 1. Node itself would print every field of it, the
 * parameters of a query included.
 */
export function endOnFault(logger: Logger): void {
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** Only the signals that ask a program to end: the others keep what they mean to Node, and to who started it (`nohup`). */
const NOT_HANDLED: closeWithGrace.AllEvents[] = [
  'SIGHUP',
  'SIGQUIT',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
  'beforeExit',
];

/** Time that the whole shutdown may take, in ms. A mail server may let a mail wait for a minute. */
const LONGEST_SHUTDOWN = 90_000;
/** Time that requests under way have to end, in ms; afterwards connections are cut. */
const LONGEST_REQUEST = 10_000;

export interface Shutdown {
  /** Aborts when the process was asked to end. */
  readonly signal: AbortSignal;
  /** What to do then, one after the other. */
  run(...steps: (() => unknown)[]): void;
}

/**
 * Ends the process with code 0 on SIGTERM and SIGINT, after the steps; with code 1 when they take too long, and at once on a second
 * signal. An error that was not caught is logged and ends it with code 1: Node itself would print every field of it, the parameters of
 * a query included.
 */
export function shutDownGracefully(logger: Logger, longest = LONGEST_SHUTDOWN): Shutdown {
  const stopping = new AbortController();
  const steps: (() => unknown)[] = [];
  closeWithGrace({ delay: longest, logger, skip: NOT_HANDLED }, async ({ err, signal }) => {
    if (!signal) {
      logger.fatal({ err }, 'uncaught error');
      process.exit(1);
    }
    logger.info({ signal }, 'shutting down');
    stopping.abort();
    for (const step of steps) await step();
  });
  return { signal: stopping.signal, run: (...more) => void steps.push(...more) };
}

/** Takes no new requests, and waits until those under way have ended. */
export async function endRequests(server: Server, longest = LONGEST_REQUEST): Promise<void> {
  const closed = once(server, 'close');
  const cut = setTimeout(() => server.closeAllConnections(), longest);
  server.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
}

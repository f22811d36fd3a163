import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
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

/** Time that the shutdown may take after it has drained, in ms. A mail server may let a mail wait for a minute. */
const LONGEST_SHUTDOWN = 90_000;
/** Time that requests under way have to end, in ms; afterwards connections are cut. */
const LONGEST_REQUEST = 10_000;

interface Shutdown {
  /** Aborts when the process was asked to end. */
  readonly signal: AbortSignal;
  /** What to do then, one after the other. */
  run(...steps: (() => unknown)[]): void;
}

interface ShutdownOptions {
  /** ms that the process serves on as before, so that balancers learn from `/readyz` to ask another one. */
  drain?: number;
  /** ms that the steps may take after that. */
  longest?: number;
}

/**
 * Ends the process with code 0 on SIGTERM and SIGINT, after it has drained and the steps are done; with code 1 when they take too long,
 * and at once on a second signal. An error that was not caught is logged and ends it with code 1: Node itself would print every field of
 * it, the parameters of a query included.
 */
export function shutDownGracefully(
  logger: Logger,
  { drain = 0, longest = LONGEST_SHUTDOWN }: ShutdownOptions = {},
): Shutdown {
  const stopping = new AbortController();
  const steps: (() => unknown)[] = [];
  closeWithGrace({ delay: drain + longest, logger, skip: NOT_HANDLED }, async ({ err, signal }) => {
    if (!signal) {
      logger.fatal({ err }, 'uncaught error');
      process.exit(1);
    }
    logger.info({ signal }, 'shutting down');
    stopping.abort();
    await sleep(drain);
    for (const step of steps) await step();
  });
  return { signal: stopping.signal, run: (...more) => void steps.push(...more) };
}

/** Answers that have not left whole yet. */
const answersByServer = new WeakMap<Server, Set<ServerResponse>>();

/**
 * From the moment that the signal aborts, each answer tells its connection to close: the client's next request comes on another one,
 * and no connection is left idle that would have to be closed while a request may be on its way.
 */
export function closeConnectionsAfter(signal: AbortSignal, server: Server): void {
  const underWay = new Set<ServerResponse>();
  answersByServer.set(server, underWay);
  const close = (response: ServerResponse) => void (response.shouldKeepAlive = false);
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (signal.aborted) close(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  signal.addEventListener('abort', () => underWay.forEach(close), { once: true });
}

/** Takes no new requests, and waits until those under way have ended; of a server with `closeConnectionsAfter`, until they have left. */
export async function endRequests(server: Server, longest = LONGEST_REQUEST): Promise<void> {
  await quietTurn();
  const closed = once(server, 'close');
  const cut = setTimeout(() => server.closeAllConnections(), longest);
  // Its own `close` takes connections for idle whose answer has ended, also while the visitor still reads it: they would be cut.
  NetServer.prototype.close.call(server);
  await allSent(answersByServer.get(server) ?? new Set());
  server.close();
  await closed;
  clearTimeout(cut);
}

async function allSent(answers: ReadonlySet<ServerResponse>): Promise<void> {
  for (;;) {
    const leaving = [...answers].filter((answer) => answer.writableEnded && !answer.writableFinished);
    if (leaving.length === 0) return;
    await Promise.all(leaving.map((answer) => new Promise((left) => answer.once('close', left))));
  }
}

const BUSY_TURNS = 100;

/** What reaches the machine while code runs would be cut unread: waits, not for ever, for a turn of the event loop with less than 1 ms of work. */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < BUSY_TURNS; turn++) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < 1) return;
  }
}

import { setTimeout } from 'node:timers/promises';
import { DrizzleQueryError } from './drizzle.ts';

/**
 * SQLSTATEs of a server that takes no queries now, but will: no connection (08…), no memory, disk or connection left (53…), stopped or
 * starting (57P01 to 57P05), one that ended a transaction in which nothing was asked for too long (25P03), and one that may only be read, as while another takes its place (25006).
 */
const AWAY_STATES = /^(?:08...|53...|57P0[1-5]|25P03|25006)$/;

/** What the system says of a connection: there is no server, or the way to it is cut. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** The driver gives these errors no code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout)/;

/**
 * Whether a query failed because the database cannot be reached now: the same query may succeed soon. Whether it was done before the
 * connection ended is not known. Other faults that look alike, such as a mail server that refuses connections, are none of the database.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isConnectionFault(error.cause);
  const { errors, cause } = (error ?? {}) as { errors?: unknown; cause?: unknown };
  return (Array.isArray(errors) && errors.some(isDatabaseAway)) || (!!cause && isDatabaseAway(cause));
}

/** PostgreSQL's `disk_full`. */
const DISK_FULL = '53100';

/** Whether a query failed because the disk of the database has no room left; what it would have changed was not changed. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === DISK_FULL || (!!cause && isDiskFull(cause));
}

/** Whether the driver says that it has no connection, or no longer has it: of its own error. */
export function isConnectionFault(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_CODES.has(code))) ||
    (typeof message === 'string' && AWAY_MESSAGES.test(message))
  );
}

/** Pause between two attempts, in ms. */
const PAUSE = 500;

/**
 * Writes down what cannot be undone, such as that a mail has left: while the database is away again and again, or it would be done
 * twice. The work must do no harm when it was done before. Gives up with the database's error once `isStopped` says so.
 */
export async function writeOnceBack(work: () => Promise<unknown>, isStopped: () => boolean): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || isStopped()) throw error;
      await setTimeout(PAUSE);
    }
  }
}

import { types } from 'node:util';
import type { Logger } from 'pino';

/**
 * Sends what libraries write to the console into the log, where the same list holds: better-auth and others print errors with all
 * that hangs on them. Returns how to undo it.
 */
export function logConsole(logger: Logger): () => void {
  const { error, warn } = console;
  const logged =
    (level: 'error' | 'warn') =>
    (...told: unknown[]) =>
      logger[level]({ err: told.find(types.isNativeError) }, 'a library wrote to the console');
  Object.assign(console, { error: logged('error'), warn: logged('warn') });
  return () => Object.assign(console, { error, warn });
}

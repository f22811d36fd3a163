import type { Logger } from 'pino';
import { serverLog } from 'composer/server';

/** The API's log at the level that writes most, and all that was written to it. */
export function logLines(): { logger: Logger; text: () => string } {
  const lines: string[] = [];
  const logger = serverLog('agency-api', 'trace', { write: (line) => void lines.push(line) });
  return { logger, text: () => lines.join('') };
}

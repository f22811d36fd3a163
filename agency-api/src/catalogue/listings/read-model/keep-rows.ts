import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { startWorker, type Worker } from '../../../clock/start-worker.ts';
import { isDatabaseAway } from '../../../database/database-away.ts';
import type { Database } from '../../../database/database.ts';
import { removeDeadRows, SAY_EVERY, sayRunning } from './ensure-read-model.ts';

/** A process that said nothing for longer, or could not, lets others say first that they run. */
const LATE = 3 * SAY_EVERY;

/** Says that a process with this configuration runs, and removes the rows of those that no longer do, until stopped. */
export function keepRows(database: Database, config: AgencyConfig): Worker {
  let said = performance.now();
  return startWorker({
    interval: SAY_EVERY,
    async work() {
      await sayRunning(database, config);
      const isLate = performance.now() - said > LATE;
      said = performance.now();
      if (!isLate) await removeDeadRows(database, config);
    },
    onError(error) {
      // eslint-disable-next-line no-console -- the API writes its log to the console
      if (!isDatabaseAway(error)) console.error('rows of other rules cannot be removed:', error);
    },
  });
}

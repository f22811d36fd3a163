import { benchAlerts } from '../alerts-bench.ts';
import { onOwnDatabase } from '../on-own-database.ts';

const SIZE = { demands: 20_000, listings: 1_000 };

/** Prints a line of JSON. */
const result = await onOwnDatabase((database) => benchAlerts(database, SIZE));
process.stdout.write(`${JSON.stringify(result)}\n`);

import { benchAlerts } from '../alerts-bench.ts';
import { onEngine } from '../on-engine.ts';

const SIZE = { demands: 20_000, listings: 1_000 };

/** Prints a line of JSON for each engine. */
for (const engine of ['pglite', 'postgresql'] as const) {
  const result = await onEngine(engine, (database) => benchAlerts(database, SIZE));
  process.stdout.write(`${JSON.stringify({ engine, ...result })}\n`);
}

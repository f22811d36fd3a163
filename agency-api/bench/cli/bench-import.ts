import { parseArgs } from 'node:util';
import { benchImport } from '../import-bench.ts';
import { onOwnDatabase } from '../on-own-database.ts';

/** Prints a line of JSON: of `--count` listings 0.25 % are changed by an import. */
const { values } = parseArgs({ options: { count: { type: 'string', default: '20000' } } });
const listings = Number(values.count);
const result = await onOwnDatabase((database) =>
  benchImport(database, { listings, changed: Math.round(listings / 400) }),
);
process.stdout.write(`${JSON.stringify(result)}\n`);

import { parseArgs } from 'node:util';
import { onOwnDatabase } from '../on-own-database.ts';
import { benchReading } from '../reading-bench.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000000' } } });

/** Prints a line of JSON. */
const result = await onOwnDatabase((database) => benchReading(database, Number(values.count)));
process.stdout.write(`${JSON.stringify(result)}\n`);

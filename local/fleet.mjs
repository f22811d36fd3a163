import { fileURLToPath } from 'node:url';
import { runWithProjectNode } from './bootstrap/run-with-project-node.mjs';

/** `npm run fleet`: see fleet/run-fleet.ts; `npm run fleet -- chaos`: see e2e/chaos/run-chaos.ts. */
const [first, ...rest] = process.argv.slice(2);
const [script, args] =
  first === 'chaos' ? ['../e2e/chaos/run-chaos.ts', rest] : ['fleet/run-fleet.ts', process.argv.slice(2)];
// eslint-disable-next-line no-restricted-syntax -- which program is run is said on the command line
runWithProjectNode(fileURLToPath(new URL(script, import.meta.url)), args);

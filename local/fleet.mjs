import { fileURLToPath } from 'node:url';
import { runWithProjectNode } from './bootstrap/run-with-project-node.mjs';

/** `npm run fleet`: see fleet/run-fleet.ts. */
runWithProjectNode(fileURLToPath(new URL('fleet/run-fleet.ts', import.meta.url)), process.argv.slice(2));

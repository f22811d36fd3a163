import { fileURLToPath } from 'node:url';
import { runWithProjectNode } from '../../local/bootstrap/run-with-project-node.mjs';

/** `npm test`: see test.ts. */
runWithProjectNode(fileURLToPath(new URL('test.ts', import.meta.url)), process.argv.slice(2));

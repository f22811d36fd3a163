import { fileURLToPath } from 'node:url';
import { runWithProjectNode } from './bootstrap/run-with-project-node.mjs';

/** `npm start` and `npm run dev`: see start.ts. */
runWithProjectNode(fileURLToPath(new URL('start.ts', import.meta.url)), process.argv.slice(2));

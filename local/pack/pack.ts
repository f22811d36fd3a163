import path from 'node:path';
import { ROOT } from '../root.ts';
import { packAll } from './make-package.ts';

/** `npm run pack`: writes what others build on as packages of JavaScript, by default into `dist/packages`. */
const into = path.resolve(ROOT, process.argv[2] ?? 'dist/packages');
for (const file of packAll(into)) process.stdout.write(`${file}\n`);

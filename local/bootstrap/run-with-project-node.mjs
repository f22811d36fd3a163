import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

// eslint-disable-next-line no-restricted-syntax -- it is no file that is imported
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a TypeScript file with the project's Node, which it installs if needed, and exits with its exit code.
 * Runs on any Node from 20 on without packages, so that it works on a fresh clone.
 */
export function runWithProjectNode(file, args) {
  const fault = nodeProblem() ?? installPackages(ROOT);
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  const bin = path.join(ROOT, 'node_modules/.bin');
  const child = spawn(path.join(ROOT, 'node_modules/node/bin/node'), [file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // It and the processes that it starts find their sources compiled: a third of the time of a command.
      NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node'),
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  // A terminal sends Ctrl-C to both; the child stops its processes and sets the exit code.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(
      `The project's Node does not start (${error.message}). Delete node_modules and try again.\n`,
    );
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Oldest Node that npm and the installation run on; the site itself runs on the Node that npm installs. */
const OLDEST_NODE = 20;

/** Error message about this machine's Node; undefined when it is supported. */
function nodeProblem(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return undefined;
  return `Node ${version} is too old. Install Node ${OLDEST_NODE} or newer (https://nodejs.org), then run this again.`;
}

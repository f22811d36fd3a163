import path from 'node:path';
import type { ChildProcesses } from '../child-processes.ts';
import { ROOT } from '../root.ts';

/** Builds every app; Nx does again only what changed. */
export async function buildApps(children: ChildProcesses, environment: NodeJS.ProcessEnv): Promise<void> {
  await children.run({
    program: process.execPath,
    args: [path.join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--parallel=2'],
    cwd: ROOT,
    environment: { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
  });
}

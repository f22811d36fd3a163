import path from 'node:path';
import type { ChildProcesses } from '../../local/child-processes.ts';
import { ROOT } from '../../local/root.ts';

/** Runs a target of every project, with Nx's cache. Throws with the output when one fails. */
export function runTarget(children: ChildProcesses, target: string, args: string[] = []): Promise<string> {
  return children.run({
    program: process.execPath,
    args: [
      path.join(ROOT, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '--target',
      target,
      '--parallel=2',
      '--output-style=static',
      ...args,
    ],
    cwd: ROOT,
    environment: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_NO_CLOUD: 'true',
      FORCE_COLOR: '0',
    },
  });
}

/** Tasks of a run: how many there were, and the workspaces of those that Nx took from its cache. */
export interface Tasks {
  all: number;
  cached: string[];
}

/** Reads them from what Nx printed; what is not its output has none. */
export function tasksOf(printed: string): Tasks {
  const tasks = [...printed.matchAll(/^> nx run ([\w-]+):.*?(?:\[([^\]]+)\])?$/gm)];
  return {
    all: tasks.length,
    cached: tasks.filter(([, , note]) => note?.includes('cache')).map(([, workspace]) => workspace!),
  };
}

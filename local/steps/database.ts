import path from 'node:path';
import type { ChildProcesses } from '../child-processes.ts';
import { ROOT } from '../root.ts';

/**
 * Brings the database up to date and loads the demo agency's listings when it has none, in a process of its own: the
 * embedded database is for one process at a time. Returns what was done, in words.
 */
export async function prepareDatabase(
  children: ChildProcesses,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const said = await children.run({
    program: process.execPath,
    args: ['src/cli/demo.ts'],
    cwd: path.join(ROOT, 'agency-api'),
    environment,
  });
  return said.includes('has data already') ? 'up to date' : 'demo listings loaded';
}

import path from 'node:path';
import type { ChildProcesses } from '../child-processes.ts';
import { ROOT } from '../root.ts';

/**
 * Imports the demo agency's content as an operator would, checked against the live releases. It replaces no content that was imported
 * without `--placeholder`. Returns a summary.
 */
export async function importDemoContent(
  children: ChildProcesses,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const said = await children.run({
    program: process.execPath,
    args: ['src/cli/import.ts', 'content', '--placeholder', path.join(ROOT, 'demo-agency/content')],
    cwd: path.join(ROOT, 'agency-api'),
    environment,
  });
  return said.trim().replace(/^.*?: /, '');
}

import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChildProcesses } from '../child-processes.ts';
import { ROOT } from '../root.ts';

/** The owner of the demo data whose password is known (mf-owner/README.md). */
export const DEMO_OWNER = JSON.parse(readFileSync(path.join(ROOT, 'demo-agency/owner.json'), 'utf8')) as {
  email: string;
  password: string;
};

/** What the demo agency knows of properties for their owners; the other files of this kind are feeds. */
const HISTORY = 'history.json';

/**
 * Brings the database up to date. With `demoMedia`, the origin of the demo agency's pictures and documents, an empty one gets the demo
 * agency's data, loaded as by an operator. Returns a summary.
 */
export async function prepareDatabase(
  children: ChildProcesses,
  environment: NodeJS.ProcessEnv,
  demoMedia?: string,
): Promise<string> {
  const run = (workspace: string, script: string, args: string[] = [], input?: string) =>
    children.run({
      program: process.execPath,
      args: [script, ...args],
      cwd: path.join(ROOT, workspace),
      environment,
      input,
    });
  const said = await run('agency-api', 'src/cli/migrate.ts');
  if (!demoMedia || !said.includes('Feeds: none.')) return 'up to date';

  const folder = await mkdtemp(path.join(tmpdir(), 'facade-demo-'));
  try {
    await run('demo-agency', 'src/cli/export.ts', ['--media', demoMedia, folder]);
    const feeds = (await readdir(folder)).filter((name) => name.startsWith('demo.'));
    await run('agency-api', 'src/cli/import.ts', [
      '--placeholder',
      ...feeds.map((name) => path.join(folder, name)),
    ]);
    await Promise.all([
      run('agency-api', 'src/cli/import-visits.ts', [path.join(folder, 'visits.csv')]),
      run('agency-api', 'src/cli/import-history.ts', [path.join(folder, HISTORY)]),
      run('agency-api', 'src/cli/owner-password.ts', [DEMO_OWNER.email], `${DEMO_OWNER.password}\n`),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 'demo listings loaded';
}

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

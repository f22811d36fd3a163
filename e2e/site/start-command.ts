import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { freePort } from '../../local/ports.ts';
import { ROOT } from '../../local/root.ts';

/** A running `npm start`, with its output so far. */
interface StartCommand {
  child: ChildProcess;
  output(): string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();
// Playwright ends the worker of a test that failed: what the test started ends with it.
process.once('exit', () => running.forEach((child) => child.kill()));

/** Runs the script of `npm start`, or another one, with these settings, on free ports unless they say otherwise. */
export async function runStart(
  environment: NodeJS.ProcessEnv,
  args: string[] = [],
  script = 'local/start.mjs',
): Promise<StartCommand> {
  const ports = {
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    API_INTERNAL_PORT: String(await freePort()),
    DEMO_AGENCY_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', STAND_INS: '', ...ports, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Folders for the data and releases of one test, where root's PostgreSQL, which runs as another user, gets to as well. */
export function ownFolders() {
  const folder = temporaryFolder('start');
  chmodSync(folder, 0o755);
  return { AGENCY_DATA: path.join(folder, 'data'), RELEASES: path.join(folder, 'releases') };
}

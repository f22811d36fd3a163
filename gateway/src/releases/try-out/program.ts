import { readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { ShellServer } from 'shared-kit/contracts/render';
import { hardenGlobals } from '../../renderer/harden-globals.ts';
import { runServerCode } from '../../renderer/run-server-code.ts';
import type { Report, Task, TriedRelease } from './messages.ts';

/**
 * A process that loads releases once and renders their fixtures: `program.ts <task as JSON>`. It says on descriptor 3 what failed, and
 * ends; the code of releases sees what it sees in a renderer.
 */
const REPORTS = 3;

type RemoteServer = { exposes?: Record<string, unknown> };

const { shell, remotes } = JSON.parse(process.argv[2]!) as Task;
const silent = () => {};
const { exit } = process;
let current = '';

process.on('unhandledRejection', (error) => fail(error));
process.on('uncaughtException', (error) => fail(error));
hardenGlobals({
  fetch: () => Promise.reject(new Error('There is no API while a release is tried out')),
  console: { log: silent, info: silent, warn: silent, error: silent, debug: silent, trace: silent },
  process: { env: { NODE_ENV: process.env.NODE_ENV } },
});

const server = load(shell) as Partial<ShellServer> | undefined;
if (server && !(server.render && server.shared)) fail(new Error('It exports no "render" and "shared"'));
else if (server) for (const remote of remotes) await tryRemote(remote, server as ShellServer);
// Rejections without a handler are known a turn later.
await new Promise((resolve) => setImmediate(resolve));
say({ type: 'done' });
exit(0);

function load(release: TriedRelease, shared: Record<string, unknown> = {}): unknown {
  current = release.name;
  say({ type: 'trying', app: current });
  try {
    return runServerCode(release, shared);
  } catch (error) {
    fail(error);
    return undefined;
  }
}

async function tryRemote(remote: TriedRelease, { shared, renderFixture }: ShellServer) {
  const code = load(remote, shared) as RemoteServer | undefined;
  if (!code) return;
  const missing = Object.keys(remote.exposes).filter((expose) => !code.exposes?.[expose]);
  for (const expose of missing) fail(new Error('The server code does not have it'), expose);
  for (const [expose, props] of Object.entries(remote.fixtures)) {
    if (!code.exposes?.[expose]) continue;
    const texts = path.join(remote.folder, 'web', remote.exposes[expose]!.messages);
    const messages = JSON.parse(readFileSync(texts, 'utf8'));
    try {
      await renderFixture({ code: code.exposes[expose], props, messages, language: 'fr' });
    } catch (error) {
      fail(error, expose);
    }
  }
}

function fail(error: unknown, expose?: string) {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  say({ type: 'failed', app: current, message: message.slice(0, 300), ...(expose && { expose }) });
}

function say(report: Report) {
  writeSync(REPORTS, `${JSON.stringify(report)}\n`);
}

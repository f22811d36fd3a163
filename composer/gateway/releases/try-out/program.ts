import { writeSync } from 'node:fs';
import process from 'node:process';
import type { RemoteServer, ShellServer } from '../../../contract/render.ts';
import { describeThrown } from '../../../contract/thrown.ts';
import { bundledMessages, runServerCode } from '../../renderer/run-server-code.ts';
import { hardenGlobals, releaseConsole } from '../../renderer/release-globals.ts';
import type { Report, Task, TriedRelease } from './try-out.ts';

/**
 * A process that loads releases once and renders their fixtures: `program.ts <task as JSON>`. It says on descriptor 3 what failed, and
 * ends; the code of releases sees what it sees in a renderer.
 */
const REPORTS = 3;

const { shell, remotes, language } = JSON.parse(process.argv[2]!) as Task;
const { exit } = process;
let current = '';

process.on('unhandledRejection', (error) => fail(error));
process.on('uncaughtException', (error) => fail(error));
hardenGlobals({
  fetch: () => Promise.reject(new Error('There is no API while a release is tried out')),
  console: releaseConsole(() => {}),
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
  const code = load(remote, shared) as Partial<RemoteServer> | undefined;
  if (!code) return;
  const missing = remote.exposes.filter((expose) => !code.exposes?.[expose]);
  for (const expose of missing) fail(new Error('The server code does not have it'), expose);
  for (const [expose, props] of Object.entries(remote.fixtures)) {
    if (!code.exposes?.[expose]) continue;
    try {
      const messages = bundledMessages(code.messages, language, expose);
      if (!messages) throw new Error(`The server code has no translations in ${language}`);
      await renderFixture({ code: code.exposes[expose], props, messages, language });
    } catch (error) {
      fail(error, expose);
    }
  }
}

function fail(error: unknown, expose?: string) {
  const { name, message } = describeThrown(error);
  const said = `${name}: ${message}`.slice(0, 300);
  say({ type: 'failed', app: current, message: said, ...(expose && { expose }) });
}

function say(report: Report) {
  writeSync(REPORTS, `${JSON.stringify(report)}\n`);
}

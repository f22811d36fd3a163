import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { promote, publish, ReleaseRefused, FileReleaseStore } from 'composer/gateway';
import type { ReleaseStore } from 'composer/gateway';
import { OperatorError } from 'composer/server';
import { ROOT, workspaceFolders } from '../root.ts';
import { StartError } from '../start-error.ts';
import type { ChildProcesses } from '../child-processes.ts';

/** Builds every app; Nx does again only what changed. */
export async function buildApps(children: ChildProcesses, environment: NodeJS.ProcessEnv): Promise<void> {
  await children.run({
    program: process.execPath,
    args: [path.join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--parallel=2'],
    cwd: ROOT,
    environment: { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
  });
}

/**
 * Publishes all builds into a store of this workspace, a folder, or into another one, and makes them live at once. Returns the live
 * releases.
 */
export async function publishBuilds(releases: string, other?: ReleaseStore): Promise<Release[]> {
  claimStore(releases);
  const builds = builtApps();
  if (!builds.length) throw new StartError('Nothing is built: run npm run build and read what it says.');
  const store = other ?? new FileReleaseStore(releases);
  try {
    const published: Release[] = [];
    for (const build of builds) published.push(await publish(store, build));
    await promote(store, published);
    return published;
  } catch (error) {
    if (error instanceof ReleaseRefused || error instanceof OperatorError)
      throw new StartError(error.message);
    throw error;
  }
}

/** `dist/` of every workspace that builds releases. */
const builtApps = (): string[] =>
  workspaceFolders(ROOT)
    .map((folder) => path.join(ROOT, folder, 'dist'))
    .filter((build) => existsSync(path.join(build, 'release.json')));

/** File of a store that names the workspace whose `npm start` created it. */
const MARKER = 'owner.json';

/**
 * Checks that a release store belongs to this workspace, and creates it if it does not exist: `npm start` and `npm run dev`
 * make their builds live in it. Own are `.releases`, an empty folder, and a store that `npm start` of this workspace created.
 * Throws `StartError` for any other, without changing it.
 */
export function claimStore(folder: string, workspace = ROOT): void {
  if (/^s3\+https?:/.test(folder)) throw new StartError(refusal(folder));
  mkdirSync(folder, { recursive: true });
  if (isOwn(folder, workspace)) return;
  if (readdirSync(folder).length > 0) throw new StartError(refusal(folder));
  writeFileSync(path.join(folder, MARKER), `${JSON.stringify({ madeBy: 'npm start', workspace })}\n`);
}

function isOwn(folder: string, workspace: string): boolean {
  const own = path.join(realpathSync(workspace), '.releases');
  return realpathSync(folder) === own || readMarker(folder) === workspace;
}

/** The workspace that a store belongs to, if it is marked. */
function readMarker(folder: string): string | undefined {
  const file = path.join(folder, MARKER);
  if (!existsSync(file)) return undefined;
  try {
    const { workspace } = JSON.parse(readFileSync(file, 'utf8')) as { workspace?: string };
    return workspace;
  } catch {
    return undefined;
  }
}

const refusal = (folder: string) =>
  `RELEASES=${folder} is not a store of this workspace: npm start and npm run dev would make their own builds live in it.
Leave RELEASES unset or name an empty folder. To release into that store: npm run release -- publish <app>`;

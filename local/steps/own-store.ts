import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';

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

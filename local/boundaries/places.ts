import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Location of a file in the workspace. Read from the folders, so that a new app needs no entry in a list. */
export interface Place {
  /** Folder at the top level: `mf-search`; '' for a file of the top level itself. */
  folder: string;
  /** Path from the top level. */
  path: string;
  /** Part of shared-kit or of composer: `domain`, `ui`, `build` …; '' elsewhere. */
  part: string;
  isRemote: boolean;
  /** Whether the folder has its own `package.json`, or is another part of the repository (`docs`). */
  isWorkspace: boolean;
}

export type Target =
  { kind: 'file'; place: Place; byName: boolean } | { kind: 'package'; id: string } | { kind: 'node' };

export function placeOf(root: string, file: string): Place {
  const relative = path.relative(root, file).split(path.sep);
  const folder = relative.length > 1 || isWorkspace(root, relative[0]!) ? relative[0]! : '';
  return {
    folder,
    path: relative.join('/'),
    part: ['shared-kit', 'composer'].includes(folder) ? partOf(relative.slice(1)) : '',
    isRemote: existsSync(path.join(root, folder, 'remote.config.ts')) && folder !== '',
    isWorkspace: folder !== '' && isWorkspace(root, folder),
  };
}

/** Resolves the specifier of an import: `../ui/link.tsx`, `shared-kit/state`, `react`, `node:fs`. */
export function targetOf(root: string, file: string, request: string): Target {
  // A loader prefix and a query decide how a file is read, not which.
  const bare = request.split('!').at(-1)!.split('?')[0]!;
  if (isBuiltin(bare)) return { kind: 'node' };
  const located = bare.startsWith('file:') ? fileURLToPath(bare) : bare;
  if (!/^\.{0,2}\/|^\.{1,2}$/.test(located)) return targetByName(root, located);
  const resolved = path.resolve(path.dirname(file), located);
  const installed = resolved.split('/node_modules/').at(-1)!;
  return installed === resolved
    ? { kind: 'file', place: placeOf(root, resolved), byName: false }
    : targetByName(root, installed);
}

function targetByName(root: string, id: string): Target {
  const [folder, ...rest] = id.split('/');
  if (!isWorkspace(root, folder!)) return { kind: 'package', id };
  // `exports` of shared-kit omit `src`.
  const inside =
    folder === 'shared-kit' && !['build', 'testing'].includes(rest[0]!) ? ['src', ...rest] : rest;
  return { kind: 'file', place: placeOf(root, path.join(root, folder!, ...inside)), byName: true };
}

const isWorkspace = (root: string, folder: string) =>
  !folder.startsWith('.') && existsSync(path.join(root, folder, 'package.json'));

const partOf = ([first, second]: string[]) => (first === 'src' ? second : first) ?? '';

/** Files that are not in production code: tests, files that only tests use, and examples of parts. */
export const isTest = ({ path: file }: Place) =>
  /\.(test|spec|examples)\.[cm]?[jt]sx?$|\/jest\.config\.|\/testing\//.test(file);

/** Files that the build reads. */
export const isConfiguration = ({ path: file }: Place) => /^[^/]+\/[^/]+\.config\.[cm]?[jt]s$/.test(file);

import path from 'node:path';
import { existsSync, globSync, readFileSync } from 'node:fs';

/** Folder of the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** Folders of the workspaces, as the patterns of the root's `package.json` find them: `mf-*` is every remote. */
export function workspaceFolders(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces
    .flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}

import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders that an app's translations come from: each group in the app's `messages/` or else among the shared ones, if there are any, then
 * what the app has for all its parts.
 */
export function messageFolders(app: string, shared: string | undefined, groups: readonly string[]): string[] {
  const own = path.join(app, 'messages');
  const chooseFolder = (group: string) =>
    path.join(shared === undefined || existsSync(path.join(own, group)) ? own : shared, group);
  const isForAll = globSync('*.json', { cwd: own }).length > 0;
  return [...groups.map(chooseFolder), ...(isForAll ? [own] : [])];
}

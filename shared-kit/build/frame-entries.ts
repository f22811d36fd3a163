import { globSync } from 'node:fs';
import path from 'node:path';

const ENDING = '.frame.ts';

/** The frames of a remote, each a file `src/<folder>/<name>.frame.ts`: name → file. */
export function frameEntries(dir: string): Record<string, string> {
  const files = globSync(`src/*/*${ENDING}`, { cwd: dir }).sort();
  return Object.fromEntries(files.map((file) => [path.basename(file, ENDING), `./${file}`]));
}

import { globSync } from 'node:fs';
import path from 'node:path';
import { WATCHERS } from '../contract/contract.ts';

/** What a remote builds apart from its pages, by folder of the release: files `src/<folder>/<name>.<kind>.ts`. */
export const APART = { frames: '.frame.ts', [WATCHERS]: '.watcher.ts' } as const;

export type ApartFolder = keyof typeof APART;

/** The files of a remote that go into this folder: name → file. */
export function apartEntries(dir: string, folder: ApartFolder): Record<string, string> {
  const ending = APART[folder];
  const files = globSync(`src/*/*${ending}`, { cwd: dir }).sort();
  return Object.fromEntries(files.map((file) => [path.basename(file, ending), `./${file}`]));
}

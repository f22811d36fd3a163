import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Remote } from '../contract/contract.ts';
import { messageFolders } from '../build/message-folders.ts';

interface Wanted {
  /** Folder of the remote. */
  dir: string;
  /** Folder of the groups that apps share. */
  shared: string;
  language: string;
  /** All parts by default. */
  expose?: string;
}

/** Translations of a part of a remote, as the build puts them together, but as they are written. */
export function readMessages(
  { sharedMessages, messageGroups }: Remote,
  { dir, shared, language, expose }: Wanted,
): Record<string, string> {
  const own = expose === undefined ? Object.values(messageGroups).flat() : (messageGroups[expose] ?? []);
  return Object.assign(
    {},
    ...messageFolders(dir, shared, [...new Set([...sharedMessages, ...own])]).map((folder) =>
      JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')),
    ),
  );
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import type { Remote, PropsSchema } from 'composer/contract';
import { workspaceFolders } from '../workspaces.ts';

/** Slots that pages of this workspace offer: name → JSON Schema of the props that a filler gets. */
export async function offeredSlots(root: string): Promise<Record<string, PropsSchema>> {
  const configs = workspaceFolders(root)
    .map((folder) => path.join(root, folder, 'remote.config.ts'))
    .filter((file) => existsSync(file));
  const offered = await Promise.all(configs.map(readSlots));
  return Object.assign({}, ...offered);
}

async function readSlots(file: string): Promise<Record<string, PropsSchema>> {
  // eslint-disable-next-line no-restricted-syntax -- what each remote offers is in its own folder
  const { default: remote } = (await import(pathToFileURL(file).href)) as { default: Remote };
  return Object.fromEntries(Object.entries(remote.slots).map(([name, { props }]) => [name, props]));
}

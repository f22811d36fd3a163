import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toWidgetProps, remoteFiles, remoteNames, writeFiles } from 'create-facade-remote/write-remote.ts';
import { format, resolveConfig } from 'prettier';
import { StartError } from '../start-error.ts';
import { offeredSlots } from './offered-slots.ts';

interface NewRemote {
  name: string;
  /** Slot of another remote's page that its widget fills. */
  slot?: string | undefined;
}

/** Writes a remote into the workspace at `root`. Returns its files. Throws `StartError` or `NotWritten` for what a person can correct. */
export async function writeRemote(root: string, { name, slot }: NewRemote): Promise<string[]> {
  if (!name.startsWith('mf-'))
    throw new StartError(`"${name}" is no name for a remote of this workspace: it begins with mf-`);
  const names = remoteNames(name);
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new StartError(`There is a folder ${name} already`);
  const fills = slot ? { slot, props: toWidgetProps(await propsOfSlot(root, slot)) } : undefined;
  const files = remoteFiles({ names, place: 'in-workspace', versions: versions(root), fills });
  for (const [file, text] of Object.entries(files)) {
    const filepath = path.join(folder, file);
    files[file] = await format(text, { ...(await resolveConfig(filepath)), filepath });
  }
  writeFiles(folder, files);
  return Object.keys(files).sort();
}

async function propsOfSlot(root: string, slot: string) {
  const slots = await offeredSlots(root);
  if (!slots[slot])
    throw new StartError(`No page offers the slot ${slot}. There are: ${Object.keys(slots).join(', ')}`);
  return slots[slot];
}

/** The libraries that all apps share, in the version that shared-kit names. */
const versions = (root: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, 'shared-kit/package.json'), 'utf8')).dependencies;

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toWidgetProps, remoteFiles, remoteNames, writeFiles } from 'create-facade-remote/write-remote.ts';
import { format, resolveConfig } from 'prettier';
import { StartError } from '../start-error.ts';
import { pathToFileURL } from 'node:url';
import type { Remote, PropsSchema } from 'composer/contract';
import { workspaceFolders } from '../root.ts';

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

/** Slots that pages of this workspace offer: name → JSON Schema of the props that a filler gets. */
async function offeredSlots(root: string): Promise<Record<string, PropsSchema>> {
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

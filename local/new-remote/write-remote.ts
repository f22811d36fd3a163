import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { StartError } from '../start-error.ts';
import { offeredSlots } from './offered-slots.ts';
import { remoteNames } from './remote-names.ts';
import { widgetProps } from './widget-props.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** Props of a widget that fills no slot: where it is shown. */
const PROPS_WITHOUT_SLOT = { properties: { path: { type: 'string' } } };

interface NewRemote {
  name: string;
  /** Slot of another remote's page that its widget fills. */
  slot?: string | undefined;
}

/** Writes a remote into the workspace at `root`. Returns its files. Throws `StartError` for what a person can correct. */
export async function writeRemote(root: string, { name, slot }: NewRemote): Promise<string[]> {
  const names = remoteNames(name);
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new StartError(`There is a folder ${name} already`);
  const { schema, ...props } = widgetProps(slot ? await propsOfSlot(root, slot) : PROPS_WITHOUT_SLOT);
  const values = { ...names, ...props, props: schema, slots: slot ? `['${slot}']` : '[]', ...versions(root) };

  const files = globSync(`**/*${SUFFIX}`, { cwd: TEMPLATE }).sort();
  for (const template of files) {
    const file = path.join(folder, template.slice(0, -SUFFIX.length));
    const text = fillIn(readFileSync(path.join(TEMPLATE, template), 'utf8'), values);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  }
  return files.map((file) => file.slice(0, -SUFFIX.length));
}

async function propsOfSlot(root: string, slot: string) {
  const slots = await offeredSlots(root);
  if (!slots[slot])
    throw new StartError(`No page offers the slot ${slot}. There are: ${Object.keys(slots).join(', ')}`);
  return slots[slot];
}

/** The libraries that all apps share, in the version that shared-kit names. */
function versions(root: string): Record<string, string> {
  const kit = JSON.parse(readFileSync(path.join(root, 'shared-kit/package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries<string>(kit.dependencies).map(([id, version]) => [`version of ${id}`, version]),
  );
}

const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/__([\w -]+?)__/g, (_placeholder, name: string) => {
    if (values[name] === undefined) throw new Error(`The templates ask for "${name}", which there is not`);
    return values[name];
  });

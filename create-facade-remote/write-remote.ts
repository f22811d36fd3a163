import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NotWritten, OF_TEMPLATE } from './remote-names.ts';
import type { RemoteNames } from './remote-names.ts';

export { NotWritten, remoteNames } from './remote-names.ts';
export type { RemoteNames } from './remote-names.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** What the template says of its site. */
const SITE_OF_TEMPLATE = 'https://site.example';

interface NewRemote {
  names: RemoteNames;
  /** Where it stands: what is around the sources differs. */
  place: 'in-workspace' | 'own-repository';
  /** Version, or file, of each package that its `package.json` names. */
  versions: Readonly<Record<string, string>>;
  /** A slot that its widget fills, with the props that it passes. */
  fills?: { slot: string; props: WidgetProps };
  /** Address of the site that it is for. */
  site?: string;
  /** The bundler that builds it; webpack by default. */
  builder?: Builder;
}

export const BUILDERS = ['webpack', 'rspack'] as const;
export type Builder = (typeof BUILDERS)[number];

/** The files of a new remote: name → text. They are those of the template with other names. Throws `NotWritten` for the name of a package. */
export function remoteFiles({
  names,
  place,
  versions,
  fills,
  site,
  builder,
}: NewRemote): Record<string, string> {
  const template = { ...filesIn('remote'), ...filesIn(place) };
  const files = builder === 'rspack' ? withRspack(template) : template;
  if (listPackages(files['package.json']!).includes(names.name))
    throw new NotWritten(`"${names.name}" is the name of a package that a remote stands on: give it another`);
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const filled = fills ? withFilledSlot(file, text, fills) : text;
      const named = withNames(filled, names).replaceAll(SITE_OF_TEMPLATE, site ?? SITE_OF_TEMPLATE);
      return [file, file === 'package.json' ? withVersions(named, versions) : named];
    }),
  );
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** npm packs no file of the name `.gitignore`. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' };

function filesIn(part: string): Record<string, string> {
  const folder = path.join(TEMPLATE, part);
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => {
        const relative = path.relative(folder, file).replaceAll(path.sep, '/');
        return [RENAMED[relative] ?? relative, readFileSync(file, 'utf8')];
      }),
  );
}

/** The longer names first: others are in them. */
const KINDS = ['name', 'part', 'Part', 'title'] as const;
const NAME_OF_TEMPLATE = new RegExp(KINDS.map((kind) => OF_TEMPLATE[kind]).join('|'), 'g');

/** In one go: a new name may have one of the template in it. */
const withNames = (text: string, names: RemoteNames): string =>
  text.replace(NAME_OF_TEMPLATE, (found) => names[KINDS.find((kind) => OF_TEMPLATE[kind] === found)!]);

/** How the templates write a prop of each simple type, and an example of it. */
const SIMPLE: Record<string, { zod: string; example: string }> = {
  string: { zod: 'z.string()', example: "'example'" },
  integer: { zod: 'z.number().int()', example: '1' },
  number: { zod: 'z.number()', example: '1' },
};

/** Code about the props of a widget, for the templates. */
interface WidgetProps {
  /** `{ propertyId: z.number().int() }` */
  schema: string;
  /** `{ propertyId }` */
  names: string;
  /** `{ propertyId: 1 }` */
  fixture: string;
  /** `{propertyId}`, as a text names its values. */
  placeholders: string;
}

/** Takes over the props with a simple type; a widget may leave out others that a slot passes. */
export function toWidgetProps({ properties = {} }: { properties?: unknown }): WidgetProps {
  const props = Object.entries(properties as Record<string, { type?: string }>).flatMap(
    ([name, { type = '' }]) => (SIMPLE[type] ? [{ name, ...SIMPLE[type] }] : []),
  );
  return {
    schema: object(props.map(({ name, zod }) => `${name}: ${zod}`)),
    names: object(props.map(({ name }) => name)),
    fixture: object(props.map(({ name, example }) => `${name}: ${example}`)),
    placeholders: props.map(({ name }) => `{${name}}`).join(', '),
  };
}

const object = (entries: string[]) => `{ ${entries.join(', ')} }`;

/** What the widget of the template takes. */
const PROPS_OF_TEMPLATE = toWidgetProps({ properties: { path: { type: 'string' } } });

/** File → what stands there of the props of the widget, and of the slots that it fills. */
function withFilledSlot(
  file: string,
  text: string,
  { slot, props }: NonNullable<NewRemote['fills']>,
): string {
  const replaced: Record<string, (part: string) => string> = {
    'remote.config.ts': (part) => replaceAll(part, 'slots: []', `slots: ['${slot}']`),
    'src/teaser/teaser.props.ts': (part) =>
      replaceAll(
        replaceAll(part, PROPS_OF_TEMPLATE.schema, props.schema),
        PROPS_OF_TEMPLATE.fixture,
        props.fixture,
      ),
    'src/teaser/teaser.tsx': (part) => replaceAll(part, PROPS_OF_TEMPLATE.names, props.names),
  };
  if (file.startsWith('messages/'))
    return replaceAll(text, PROPS_OF_TEMPLATE.placeholders, props.placeholders);
  return replaced[file]?.(text) ?? text;
}

/** Packages that only builds by webpack need. */
const OF_WEBPACK = [
  'webpack',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  '@pmmmwh/react-refresh-webpack-plugin',
  'react-refresh',
];

/** The files of a remote that Rspack builds. */
function withRspack(files: Record<string, string>): Record<string, string> {
  const manifest = JSON.parse(files['package.json']!) as { devDependencies: Record<string, string> };
  const others = Object.entries(manifest.devDependencies).filter(([id]) => !OF_WEBPACK.includes(id));
  manifest.devDependencies = { '@rspack/core': '*', ...Object.fromEntries(others) };
  return {
    ...files,
    'webpack.config.mjs': replaceAll(
      files['webpack.config.mjs']!,
      '.dirname, ',
      `.dirname, builder: 'rspack', `,
    ),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

function replaceAll(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`A file of the template lacks ${from}`);
  return text.replaceAll(from, to);
}

const VERSION_TO_FILL = /"([^"]+)": "\*"/g;

const listPackages = (manifest: string) => [...manifest.matchAll(VERSION_TO_FILL)].map(([, id]) => id);

/** `*` in the template is the version that is given. */
function withVersions(text: string, versions: NewRemote['versions']): string {
  return text.replace(VERSION_TO_FILL, (_entry, id: string) => {
    if (versions[id] === undefined)
      throw new Error(`There is no version for ${id}, which the template names`);
    return `${JSON.stringify(id)}: ${JSON.stringify(versions[id])}`;
  });
}

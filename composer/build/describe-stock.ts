import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import * as z from 'zod';
import {
  CONTRACT_VERSION,
  CONTRACTS_READ,
  isPlainScript,
  releaseSchema,
  STOCK_SHARED,
} from '../contract/contract.ts';
import type { Release, Remote } from '../contract/contract.ts';
import { describeThrown } from '../contract/thrown.ts';
import { OperatorError } from '../server/operator-error.ts';

const MANIFEST = 'mf-manifest.json';
/** Bytes. */
const LARGEST_MANIFEST = 2 * 2 ** 20;
/** Kinds of libraries: the entry is a script that puts the container into a global variable, or an ES module. */
const SCRIPTS = ['var', 'global', 'window', 'self', 'this', 'assign'];
const MODULES = ['module', 'esm'];
/** How files are found beside the entry, wherever that is. */
const AUTO = 'set output.publicPath to "auto", in Vite base to "./"';

/**
 * What a build has that brings React itself, however it is minified and whatever of React is left out of it: how a hook asks the renderer that
 * is at work, which would be another copy's, and how elements were marked before React 19.
 */
const REACT =
  /(\.H|\.current|resolveDispatcher\(\))\.use([A-Z]\w*)?\(|Symbol\.for\(["'`]react\.element["'`]\)/;

/** What is read of a manifest; its paths and names are checked with the release that is made of them. */
const manifestSchema = z.object({
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z.string().default(''), type: z.string() }),
    globalName: z.string(),
    pluginVersion: z.string().optional(),
    publicPath: z.string({ error: `must be "auto": ${AUTO}` }),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.boolean().default(false),
      requiredVersion: z.union([z.string(), z.literal(false), z.null()]).optional(),
    }),
  ),
  remotes: z.array(z.unknown()).default([]),
  exposes: z.array(
    z.object({
      path: z.string().regex(/^\.\/[A-Za-z][A-Za-z0-9]*$/, 'an expose is like ./Hint'),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});
type Manifest = z.output<typeof manifestSchema>;

/**
 * Describes a build by the ordinary module federation plugin, and lays its files out as those of a release, below `web/`.
 * Undefined where the build has a description of ours. Throws `OperatorError` where the host could not load what was built, with everything that is in the way.
 * @param dir of the app, with `remote.config.ts`
 * @param dist of the build
 */
export async function describeStock(dir: string, dist: string): Promise<Release | undefined> {
  const description = path.join(dist, 'release.json');
  if (existsSync(description) && !JSON.parse(readFileSync(description, 'utf8')).stock) return undefined;
  // One that was sealed before has its files there already.
  const built = [dist, path.join(dist, 'web')].find((folder) => existsSync(path.join(folder, MANIFEST)));
  if (built === undefined)
    throw new OperatorError(
      `${dist} has neither release.json, which the preset of the composer writes, nor ${MANIFEST}: build the app first, with "manifest: true" in its module federation plugin.`,
    );
  const manifest = readManifest(path.join(built, MANIFEST));
  const config = await readConfig(dir);
  const faults = [
    ...manifestFaults(manifest),
    ...reactFaults(manifest, built),
    ...configFaults(config, manifest),
  ];
  if (faults.length) refuse(config.name, faults);
  const release = releaseSchema.safeParse(described(config, manifest));
  if (!release.success) refuse(config.name, [z.prettifyError(release.error)]);
  const { entry, exposes } = release.data!;
  const named = [...entry, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])];
  const missing = named.filter((file) => !existsSync(path.join(built, file)));
  if (missing.length) refuse(config.name, [`${MANIFEST} names ${missing.join(', ')}, which was not built`]);
  const odd =
    release.data!.stock!.type === 'module' ? readNames(built).filter((name) => !isPlainScript(name)) : [];
  if (odd.length)
    refuse(config.name, [
      `${odd.join(', ')}: browsers find the hashes of modules by their addresses; name files by letters, digits and ._@+~- only`,
    ]);
  if (built === dist) layOut(dist);
  return release.data;
}

function refuse(app: string, faults: readonly string[]): never {
  throw new OperatorError(`${app} cannot be a release:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

function readManifest(file: string): Manifest {
  const text = readFileSync(file, 'utf8');
  if (text.length > LARGEST_MANIFEST)
    throw new OperatorError(`${file} has more than ${LARGEST_MANIFEST} bytes`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${file} is no JSON: ${describeThrown(error).message}`);
  }
  const { success, data, error } = manifestSchema.safeParse(json);
  if (!success)
    throw new OperatorError(`${file} is no manifest of module federation:\n${z.prettifyError(error)}`);
  return data;
}

const readNames = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));

async function readConfig(dir: string): Promise<Remote> {
  const file = path.join(dir, 'remote.config.ts');
  if (!existsSync(file))
    throw new OperatorError(`${file} is not there: it names the app and its widgets (defineRemote).`);
  // eslint-disable-next-line no-restricted-syntax -- the configuration of the app in whose folder this runs
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: Remote };
  if (!Array.isArray(config?.widgets))
    throw new OperatorError(`${file} does not export what defineRemote returns as its default.`);
  return config;
}

/** Why the host could not load what was built. */
function manifestFaults({ metaData, shared, remotes }: Manifest): string[] {
  const { remoteEntry, publicPath, globalName } = metaData;
  const others = shared.filter(({ name, singleton }) => singleton && !STOCK_SHARED.includes(name));
  // The JSX run time keeps nothing: there may be two of it.
  const several = ['react', 'react-dom'].filter((id) =>
    shared.some(({ name, singleton }) => name === id && !singleton),
  );
  return [
    publicPath !== 'auto' &&
      `publicPath is ${JSON.stringify(publicPath)}: ${AUTO}, as the files of each version have an address of their own`,
    ![...SCRIPTS, ...MODULES].includes(remoteEntry.type) &&
      `the entry is of type "${remoteEntry.type}": build it with library: { type: 'var' }, or { type: 'module' }`,
    globalName in globalThis &&
      `the container is called "${globalName}", as a part of JavaScript is: rename it`,
    ...several.map((id) => `${id} is not shared as a singleton: two of it do not work in one page`),
    ...others.map(
      ({ name }) =>
        `${name} is shared as a singleton: the host shares ${STOCK_SHARED.join(' and ')} only. Take it out of "shared" and bundle it`,
    ),
    ...shared
      .filter(({ name }) => STOCK_SHARED.includes(name))
      .filter(({ requiredVersion }) => requiredVersion && !semver.validRange(requiredVersion))
      .map(
        ({ name, requiredVersion }) =>
          `${name} is needed as ${JSON.stringify(requiredVersion)}, which is no range of versions`,
      ),
    remotes.length > 0 &&
      'it has remotes of its own, which the site would not know: take them out of "remotes"',
  ].filter((fault) => fault !== false);
}

/**
 * A build that does not share React may not bring it either. A widget without hooks needs none: its JSX is made by `react/jsx-runtime`, which
 * is bundled, and manifests name only what is imported.
 */
function reactFaults({ shared }: Manifest, built: string): string[] {
  if (shared.some(({ name }) => name === 'react')) return [];
  // Those of an earlier release are replaced.
  const exclude = existsSync(path.join(built, 'release.json')) ? ['web/**'] : [];
  const scripts = globSync('**/*.{js,mjs,cjs}', { cwd: built, exclude });
  return scripts
    .filter((file) => REACT.test(readFileSync(path.join(built, file), 'utf8')))
    .map(
      (file) =>
        `${file} brings a React of its own, and two of it do not work in one page: add it to "shared" as a singleton`,
    );
}

/** What a configuration names that needs the preset. */
function configFaults(config: Remote, { exposes }: Manifest): string[] {
  const built = exposes.map(({ path: expose }) => expose);
  const needsPreset = 'needs a build by the preset of the composer';
  return [
    config.routes.length > 0 && `pages: a page ${needsPreset}, which renders on the server`,
    Object.keys(config.slots).length > 0 && `slots: what offers slots ${needsPreset}`,
    Object.keys(config.uses).length > 0 && `uses: what shows widgets of others ${needsPreset}`,
    config.links.length > 0 && `links: what leads to pages by their link names ${needsPreset}`,
    (config.sharedMessages.length > 0 || Object.keys(config.messageGroups).length > 0) &&
      `messages: translations ${needsPreset}; bring texts in the code`,
    ...config.widgets.flatMap(({ name, expose, hydrate }) => [
      !built.includes(expose) && `widgets.${name}: the build does not expose ${expose}`,
      hydrate === 'interaction' && `widgets.${name}.hydrate: waiting for the visitor ${needsPreset}`,
    ]),
  ].filter((fault) => fault !== false);
}

function described(config: Remote, { metaData, shared, exposes }: Manifest) {
  const { name, widgets, fixtures, embeds, budget } = config;
  const { remoteEntry, globalName, pluginVersion } = metaData;
  return {
    contract: CONTRACT_VERSION,
    reads: [...CONTRACTS_READ],
    kind: 'remote',
    name,
    version: '0',
    entry: [path.posix.join(remoteEntry.path, remoteEntry.name)],
    css: [],
    exposes: Object.fromEntries(
      exposes.map(({ path: expose, assets }) => [expose, { js: assets.js.sync, css: assets.css.sync }]),
    ),
    messages: {},
    routes: [],
    widgets,
    // Shown in Chromium, by a check.
    fixtures,
    embeds,
    shared: Object.fromEntries(
      shared
        .filter((module) => STOCK_SHARED.includes(module.name))
        .map(({ name: id, requiredVersion }) => [id, requiredVersion || '*']),
    ),
    files: {},
    stock: {
      type: MODULES.includes(remoteEntry.type) ? 'module' : 'global',
      globalName,
      ...(pluginVersion !== undefined && { plugin: pluginVersion }),
    },
    ...(budget !== undefined && { budget }),
  };
}

/** What is left of an earlier layout goes: not every bundler empties its folder. */
function layOut(dist: string) {
  if (existsSync(path.join(dist, 'release.json')))
    for (const old of ['web', 'release.json']) rmSync(path.join(dist, old), { recursive: true, force: true });
  const aside = `${dist}.${process.pid}`;
  renameSync(dist, aside);
  mkdirSync(dist);
  renameSync(aside, path.join(dist, 'web'));
}

import type { BootRemote, BootShell, Composition } from '../../contract/boot.ts';
import type { Registry, Release } from '../../contract/release.ts';
import type { ImportMapFile } from './composition-file.ts';

/**
 * The live releases as pages are rendered with them: every file as an absolute path on the site.
 * @param missing live apps whose release cannot be read
 * @param slots what fills the slots of pages
 * @param importMap of these releases
 */
export function compose(
  releases: Release[],
  missing: string[] = [],
  slots: Registry['slots'] = {},
  importMap?: ImportMapFile | undefined,
): Composition {
  const shell = releases.find(({ kind }) => kind === 'shell');
  if (!shell) throw new Error('No shell is live: nothing can be rendered. Publish and promote one.');
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  return {
    shell: bootShell(shell),
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, bootRemote(remote)])),
    missing,
    slots,
    integrity: Object.fromEntries(releases.flatMap((release) => integrityOfFiles(release))),
    ...(importMap && { importMap: { href: importMap.path, integrity: importMap.integrity } }),
  };
}

function bootShell(release: Release): BootShell {
  const files = onSite(release);
  return {
    version: release.version,
    js: release.entry.map(files),
    start: (release.exposes['./Start']?.js ?? []).map(files),
    federation: (release.exposes['./Federation']?.js ?? []).map(files),
    css: release.css.map(files),
    fonts: release.fonts.map(files),
    messages: mapValues(release.messages, files),
    pages: release.pages,
  };
}

function bootRemote(release: Release): BootRemote {
  const files = onSite(release);
  const { name, version, routes, widgets, stock } = release;
  return {
    name,
    version,
    entry: files(release.entry[0]!),
    exposes: mapValues(release.exposes, ({ js, css, messages }) => ({
      js: js.map(files),
      css: css.map(files),
      ...(messages && { messages: mapValues(messages, files) }),
    })),
    messages: mapValues(release.messages, files),
    // Which parameters a page reads is for the gateway only (`Snapshot.parameters`).
    routes: routes.map(({ query: _query, ...route }) => route),
    // What props they accept was checked when they went live: a page need not carry that.
    widgets: widgets.map(({ name: widget, expose, hydrate, modules }) => ({
      name: widget,
      expose,
      hydrate,
      modules,
    })),
    ...(stock && { stock: { type: stock.type, globalName: stock.globalName } }),
  };
}

/**
 * The text of the import map of releases; undefined where none has an entry that is an ES module. A browser that has the map runs none of the
 * scripts that it names where their bytes are others.
 */
export function describeModules(releases: readonly Release[]): string | undefined {
  const remotes = releases.filter(({ stock }) => stock?.type === 'module');
  if (remotes.length === 0) return undefined;
  return JSON.stringify({
    imports: Object.fromEntries(
      remotes.map((remote) => [remote.stock!.globalName, onSite(remote)(remote.entry[0]!)]),
    ),
    integrity: Object.fromEntries(remotes.flatMap((remote) => integrityOfFiles(remote, SCRIPTS))),
  });
}

const SCRIPTS = /^web\/.*\.m?js$/i;
/** What pages name in tags. */
const IN_TAGS = /^web\/.*\.(js|css)$/;

const integrityOfFiles = (release: Release, kind = IN_TAGS) =>
  Object.entries(release.files)
    .filter(([file]) => kind.test(file))
    .map(([file, integrity]) => [onSite(release)(file.slice('web/'.length)), integrity] as const);

const onSite =
  ({ name, version }: Release) =>
  (file: string) =>
    `/remotes/${name}/${version}/web/${file}`;

function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  map: (value: Value) => Result,
) {
  return Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, map(value)])) as Record<
    Key,
    Result
  >;
}

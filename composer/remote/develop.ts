import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, Configuration } from 'webpack';
import { findBundler } from '../build/builders.ts';
import type { Release, Remote, SiteFile } from '../contract/contract.ts';
import { developmentFolder } from '../gateway/development/development-releases.ts';
import { FileReleaseStore } from '../gateway/releases/file-store/file-release-store.ts';
import { OperatorError } from '../server/operator-error.ts';
import { readBuildModule } from './build.ts';
import type { SiteClient } from './site-client.ts';
import { siteProxy } from './site-proxy.ts';

interface Options {
  /** Of the remote. */
  folder: string;
  app: string;
  client: SiteClient;
  /** Whether forms reach the site. */
  allowsWrites: boolean;
  say(line: string): void;
}

/** Of the environment, what the gateway gets besides what it is told here. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'PORT'];

/**
 * Shows a remote inside a site elsewhere: its shell and its other remotes are fetched into a store in the folder, a gateway of this machine renders
 * pages with them and with a development build of the remote, which is built again at each change. Nothing of the site is changed: calls of its
 * API pass a proxy that reads only, unless writes are allowed. Resolves when it runs; it ends with the process.
 */
export async function develop({ folder, app, client, allowsWrites, say }: Options): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- the remote in the folder
  const { default: config } = (await import(inFolder(folder, 'remote.config.ts'))) as { default: Remote };
  if (config.name !== app)
    throw new OperatorError(
      `package.json is named ${app}, remote.config.ts ${config.name}: they are one app`,
    );
  const { build } = await readBuildModule(folder);
  if (!build) throw new OperatorError('webpack.config.mjs exports no function "build"');

  const store = new FileReleaseStore(path.join(folder, '.site/releases'));
  const output = developmentFolder(store.folder, app);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const [site] = await Promise.all([
    fetchSite(),
    watch(build({ output, development: true, besideReleases: true }), say),
  ]);

  const proxy = createServer(siteProxy(client.address, { allowsWrites }));
  const port = await listening(proxy);
  const gateway = fork(programBeside('site-gateway'), {
    // Nothing else of the environment: code of the site runs there.
    env: {
      ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      NODE_ENV: 'production',
      RELEASES: store.folder,
      DEV_APPS: app,
      API_URL: `http://127.0.0.1:${port}`,
      // The proxy tells no state: nothing of the site's API is kept.
      API_STATE_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT: '0',
      DRAIN: '0',
      RENDERERS: '1',
      DEADLINE_FACTOR: process.env['DEADLINE_FACTOR'] ?? '3',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
      SITE: JSON.stringify(site),
      SITE_WRITES: String(allowsWrites),
    },
  });
  process.once('SIGTERM', () => gateway.kill('SIGTERM'));
  // A terminal sends Ctrl-C to the gateway as well: another signal would cut what it is ending.
  process.on('SIGINT', () => {});
  gateway.once('exit', (code) => process.exit(code ?? 1));
  const [{ address }] = (await once(gateway, 'message')) as [{ address: { port: number } }];
  say(`${app} is inside ${client.address} on http://localhost:${address.port}${firstPath(config, site)}`);
  say(
    allowsWrites
      ? `Forms are sent to ${client.address}, and with each call the cookies and Authorization of localhost.`
      : 'Nothing is sent to the site: --write lets forms through.',
  );

  async function fetchSite(): Promise<SiteFile> {
    const site = await client.readSite();
    const releases = await client.readReleases(site, app);
    for (const release of releases) await client.fetchRelease(store, release);
    await goLive(store, site, releases, config);
    await removeOthers(store);
    say(`${releases.length} apps of ${client.address} are in .site/releases`);
    return site;
  }
}

const inFolder = (folder: string, file: string) => pathToFileURL(path.join(folder, file)).href;

/** A program of this folder, in TypeScript here and compiled in a package. */
const programBeside = (name: string) =>
  path.join(import.meta.dirname, name + path.extname(import.meta.filename));

/** Makes the site's releases live in the store of the folder, and shows the remote's widgets in the slots that they can fill. */
async function goLive(
  store: FileReleaseStore,
  site: SiteFile,
  releases: Release[],
  config: Remote,
): Promise<void> {
  const live = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const slots: Record<string, string[]> = Object.fromEntries(
    Object.entries(site.slots).map(([slot, widgets]) => [
      slot,
      widgets.filter((widget) => !widget.startsWith(`${config.name}/`)),
    ]),
  );
  const offered = Object.assign({}, ...releases.map((release) => release.slots)) as Release['slots'];
  for (const { name, slots: filled } of config.widgets)
    for (const slot of filled) {
      const most = offered[slot]?.max;
      if (most === undefined)
        throw new OperatorError(`No page of the site offers the slot ${slot}, which ${name} fills`);
      slots[slot] = [...(slots[slot] ?? []).slice(0, most - 1), `${config.name}/${name}`];
    }
  await store.updateRegistry((registry) => ({ ...registry, live, slots }));
}

/** Removes the versions that the site had before. */
async function removeOthers(store: FileReleaseStore): Promise<void> {
  const published = [...(await store.published())];
  await store.remove(({ live }) =>
    published.flatMap(([app, versions]) =>
      versions.filter(({ version }) => version !== live[app]).map(({ version }) => ({ app, version })),
    ),
  );
}

/** Builds, and builds again at each change. Resolves when each has been built once. */
async function watch(configurations: Configuration[], say: Options['say']): Promise<void> {
  const began = Date.now();
  const bundler = findBundler(configurations);
  // One after the other: the browser's build describes what the server's uses.
  for (const configuration of configurations) {
    const compiler = bundler(configuration)!;
    const first = reportBuilds(compiler, say);
    compiler.watch({ aggregateTimeout: 20, ignored: '**/.site/**' }, () => {});
    await first;
  }
  say(`built in ${Date.now() - began} ms`);
}

function reportBuilds(compiler: Compiler, say: Options['say']): Promise<void> {
  let isFirst = true;
  return new Promise((resolve) => {
    compiler.hooks.done.tap('report', (stats) => {
      if (stats.hasErrors()) say(`✗ ${stats.toString({ all: false, errors: true })}`);
      else if (!isFirst) say(`✓ ${compiler.name ?? 'build'} in ${stats.endTime! - stats.startTime!} ms`);
      isFirst = false;
      resolve();
    });
    compiler.hooks.failed.tap('report', ({ message }) => {
      say(`✗ ${message}`);
      resolve();
    });
  });
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

/** A page of the remote to begin with. */
function firstPath({ routes }: Remote, { defaultLanguage }: SiteFile): string {
  const paths = routes.map((route) => (route.paths as Record<string, string>)[defaultLanguage]);
  const plain = paths.find((pattern) => pattern && !pattern.includes(':') && !pattern.includes('*'));
  return plain ? `/${defaultLanguage}/${plain}/` : `/${defaultLanguage}/`;
}

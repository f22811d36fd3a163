import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Compiler, Configuration, MultiStats, Watching } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { shellWebpack, remoteWebpack } from 'shared-kit/build';
import type { BuildOptions } from 'composer/build';
import { ROOT } from '../root.ts';
import { afterTexts } from './after-texts.ts';

interface Options {
  apps: readonly string[];
  /** The release store, which has development builds as version `dev`. */
  releases: string;
  /** Called for each build. */
  report(line: string): void;
}

export interface Development {
  /** Settings for the gateway to use these builds. */
  environment: { DEV_APPS: string; DEADLINE_FACTOR: string };
  stop(): Promise<void>;
}

/**
 * Builds the named apps in development mode and again at each change: the browser gets updates by React Refresh, the server
 * renders with the new code at the next request. The shell is always included: React's development and production builds do not
 * mix.
 */
export async function startDevelopment({ apps, releases, report }: Options): Promise<Development> {
  const builds = await Promise.all(
    ['shell', ...apps.filter((app) => app !== 'shell')].map((app) => loadBuild(app, releases)),
  );
  const running = await Promise.all(builds.map((build) => startApp(build, apps, report)));
  return {
    environment: {
      DEV_APPS: running.map(({ app, origin }) => (origin ? `${app}=${origin}` : app)).join(','),
      // Beside compilers nothing is fast, and what is late would be called a fault of a remote.
      DEADLINE_FACTOR: process.env.DEADLINE_FACTOR ?? '3',
    },
    async stop() {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

async function loadBuild(app: string, releases: string) {
  const dir = path.join(ROOT, app);
  const output = path.join(releases, app, 'dev');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const [browser, server, ...apart] = await configurations(app, { dir, output, development: true });
  return { app, browser: browser!, server: server!, apart };
}

async function configurations(app: string, options: BuildOptions): Promise<Configuration[]> {
  const file = app === 'shell' ? 'shell.config.ts' : 'remote.config.ts';
  // eslint-disable-next-line no-restricted-syntax -- which app is built is said on the command line
  const { default: config } = await import(pathToFileURL(path.join(options.dir, file)).href);
  return app === 'shell' ? shellWebpack(config, options) : remoteWebpack(config, options);
}

async function startApp(
  { app, browser, server, apart }: Awaited<ReturnType<typeof loadBuild>>,
  refreshed: readonly string[],
  report: Options['report'],
) {
  const serverCompiler = webpack(server)!;
  const watched = [await watch(serverCompiler, `${app} (server)`, report)];
  for (const build of apart) watched.push(await watch(webpack(build)!, `${app} (${build.name})`, report));
  const closeAll = () => Promise.all(watched.map(close));
  if (!refreshed.includes(app)) {
    watched.push(await watch(webpack(browser)!, app, report));
    return { app, origin: undefined, stop: closeAll };
  }
  const compiler = webpack(browser)!;
  const built = reportBuilds(compiler, app, report);
  const devServer = new WebpackDevServer(updatesOnly(app), compiler);
  await devServer.start();
  // No module of the page changes with its texts: there is nothing to refresh.
  afterTexts([compiler, serverCompiler], () => devServer.middleware?.publish({ action: 'reload' }));
  await built;
  const address = devServer.server!.address() as { port: number };
  return {
    app,
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => Promise.all([devServer.stop(), closeAll()]),
  };
}

/** The gateway serves the files; the webpack-dev-server writes them to disk and notifies the browser of changes. */
const updatesOnly = (app: string): ServerConfiguration => ({
  host: '127.0.0.1',
  port: 'auto',
  hot: true,
  liveReload: false,
  static: false,
  allowedHosts: 'all',
  setupExitSignals: false,
  devMiddleware: { writeToDisk: true, index: false },
  webSocketServer: { type: 'ws', options: { path: `/ws/${app}` } },
  client: {
    logging: 'warn',
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    webSocketURL: `auto://0.0.0.0:0/ws/${app}`,
  },
});

function watch(compiler: Compiler, label: string, report: Options['report']): Promise<Watching> {
  return new Promise((resolve) => {
    const built = reportBuilds(compiler, label, report);
    const watching = compiler.watch({ aggregateTimeout: 20 }, () => {});
    void built.then(() => resolve(watching!));
  });
}

/** Reports every build; resolves after the first. */
function reportBuilds(compiler: Compiler, label: string, report: Options['report']): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('report', (stats) => {
      const took = stats.endTime - stats.startTime;
      report(stats.hasErrors() ? `✗ ${label}\n${formatErrors(stats)}` : `✓ ${label} built in ${took} ms`);
      resolve();
    });
    compiler.hooks.failed.tap('report', (error) => {
      report(`✗ ${label}\n${error.message}`);
      resolve();
    });
  });
}

const formatErrors = (stats: { toString(options: object): string } | MultiStats) =>
  stats.toString({ all: false, errors: true, colors: process.stdout.isTTY });

const close = (watching: Watching) => new Promise<void>((resolve) => watching.close(() => resolve()));

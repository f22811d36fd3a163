import path from 'node:path';
import type { Configuration, ExternalItem, WebpackPluginInstance } from 'webpack';
import { containerName, defineRemote } from '../contract/contract.ts';
import type { PageAddress, Remote, DeclaredThirdParties } from '../contract/contract.ts';
import { ActionsPlugin } from './actions-plugin.ts';
import { APART, apartEntries } from './apart-entries.ts';
import type { ApartFolder } from './apart-entries.ts';
import { BuiltBy, openBuilder } from './builders.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { EntryIdsPlugin } from './entry-ids-plugin.ts';
import { LicencesPlugin } from './licences-plugin.ts';
import { OneCopyPlugin } from './one-copy-plugin.ts';
import type { AppOptions, BuildOptions, SiteOptions } from './options.ts';
import { exposeChunk, ReleaseDescriptionPlugin } from './release-description-plugin.ts';
import { SHARED_MODULES, sharedRanges, sharedVersions, slimLibraries } from './libraries.ts';
import { ServerMessagesPlugin } from './server-messages-plugin.ts';
import { SharedNames } from './shared-names.ts';
import { SourceMapsPlugin } from './source-maps-plugin.ts';
import { assetRule, cssRule, inlineScriptRule, typescriptRule, workerRule } from './webpack-rules.ts';
import type { BuildTarget } from './webpack-rules.ts';

export interface ShellConfig {
  /** Entry files: what hydrates a page, what runs before where the page waits for its visitor, and what renders it. */
  client: string;
  start: string;
  server: string;
  /** Groups of shared translations that it needs besides its own `messages/`. */
  sharedMessages?: string[];
  /** Its own pages besides the home page. */
  pages?: PageAddress[];
  /** Third parties that it can load; none by default. */
  thirdParties?: DeclaredThirdParties;
  /** Over so many bytes its build fails, as with remotes; none by default. */
  budget?: number;
}

/** How the apps of a site are built. */
export function webpackPreset(site: SiteOptions) {
  const common = {
    ...site,
    messages: site.messages,
    typeset: site.typeset ?? ((text: string) => text),
    sharedModules: [...SHARED_MODULES, ...(site.sharedModules ?? [])],
  };
  return {
    /** The builds of a remote: for browsers by module federation, for the gateway as one CommonJS file, and its frames and watchers. */
    remoteWebpack: (config: Remote, options: BuildOptions): Configuration[] =>
      remoteBuilds(config, { ...common, ...options }),
    /** The two builds of the shell. It needs no federation plugin: its code hands the shared modules to the run time. */
    shellWebpack: (shell: ShellConfig, options: BuildOptions): Configuration[] =>
      shellBuilds(shell, { ...common, ...options }),
  };
}

function remoteBuilds(config: Remote, options: AppOptions): Configuration[] {
  if (options.development && !options.besideReleases && !openBuilder(options.builder).reactRefresh)
    throw new Error(
      `${config.name} is built by ${options.builder} (builder), which knows no React Refresh here: develop it by "remote dev", or build it by webpack.`,
    );
  const names = new SharedNames(options.sharedModules);
  return [
    remoteForBrowser(config, options, names),
    remoteForServer(config, options, names),
    ...APART_FOLDERS.flatMap((folder) => apartForBrowser(config.name, folder, options)),
  ];
}

function shellBuilds(shell: ShellConfig, options: AppOptions): Configuration[] {
  if (openBuilder(options.builder).name !== 'webpack')
    throw new Error(`A shell is built by webpack, not by ${options.builder} (builder).`);
  // What the shell has of what a remote configures.
  const config = defineRemote({
    name: 'shell',
    sharedMessages: shell.sharedMessages,
    budget: shell.budget,
  });
  return [shellForBrowser(shell, config, options), serverBuild(config, shell.server, options)];
}

function remoteForBrowser(config: Remote, options: AppOptions, names: SharedNames): Configuration {
  const base = browserBuild(config.name, options);
  return {
    ...base,
    // It describes the release, with what the server's build uses.
    dependencies: [buildName(config.name, 'server')],
    entry: {},
    externals: [federationFromShell],
    // What pages share is smaller as one file than as a library's and ours, and is asked for once.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...base.plugins!,
      new OneCopyPlugin(options.sharedModules),
      ...(options.development ? [] : [names.plugin()]),
      new (openBuilder(options.builder).ModuleFederationPlugin)({
        name: containerName(config.name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(config.exposes).map(([expose, file]) => [
            expose,
            { import: file, name: exposeChunk(expose) },
          ]),
        ),
        shared: Object.fromEntries(
          Object.entries(sharedRanges(options.sharedModules)).map(([id, requiredVersion]) => [
            id,
            { singleton: true, import: false as const, requiredVersion, strictVersion: false },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        // Nobody reads it, and it lists the same in another order at each build: a release would have another version.
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }) as unknown as WebpackPluginInstance,
      ...(options.development
        ? []
        : [new EntryIdsPlugin(), new ChunkIntegrityPlugin(openBuilder(options.builder))]),
      new ReleaseDescriptionPlugin({ kind: 'remote', config, names, ...options }),
    ],
  };
}

/**
 * Frames are documents of their own, watchers run before any code of their page: they share nothing with the pages. Both are found by
 * their names.
 */
function apartForBrowser(name: string, folder: ApartFolder, options: AppOptions): Configuration[] {
  const builder = openBuilder(options.builder);
  const base = browserBuild(name, options);
  const entry = apartEntries(options.dir, folder);
  if (Object.keys(entry).length === 0) return [];
  const build: Configuration = {
    ...base,
    name: buildName(name, folder),
    entry,
    output: {
      ...base.output,
      path: path.join(toOutputFolder(options), 'web', folder),
      filename: '[name].js',
      clean: !options.development,
    },
    plugins: [
      new BuiltBy(builder),
      constants(false, options),
      ...(options.development ? [] : [new LicencesPlugin(builder)]),
      withoutOwnAddress(options),
      new builder.CssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
      ...(options.development
        ? []
        : [
            new ChunkIntegrityPlugin(openBuilder(options.builder)),
            new SourceMapsPlugin(toMapsFolder(options, folder)),
          ]),
    ],
  };
  return [build];
}

/** The part of the federation run time that a remote's entry would carry comes from the shell, as its core does. With Rspack the entry is a text. */
const federationFromShell: ExternalItem = ({ request, context }, done) =>
  /^(?!.*data:).*webpack-bundler-runtime/.test(request!) && !/webpack-bundler-runtime/.test(context!)
    ? done(undefined, 'var _FEDERATION_BUNDLER_RUNTIME')
    : done();

function shellForBrowser(
  { client, start, pages, thirdParties = {} }: ShellConfig,
  config: Remote,
  options: AppOptions,
): Configuration {
  const base = browserBuild('shell', options);
  return {
    ...base,
    // A page in development is hydrated at once: two run times would each refresh it.
    entry: options.development ? { main: client } : { main: client, start },
    // Beside the libraries' own file the whole would be 3 KB larger. What loads remotes is apart: not every first view does.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...base.plugins!,
      ...(options.development ? [] : [new ChunkIntegrityPlugin(openBuilder(options.builder))]),
      new ReleaseDescriptionPlugin({
        kind: 'shell',
        config,
        pages,
        thirdParties,
        ...options,
      }),
    ],
  };
}

function browserBuild(name: string, options: AppOptions): Configuration {
  const builder = openBuilder(options.builder);
  const target = createTarget(name, false, options);
  const file = target.development ? '[name]' : '[name].[contenthash:8]';
  const web = path.join(toOutputFolder(options), 'web');
  return {
    ...anyBuild(target, options),
    name: buildName(name, 'browser'),
    target: ['web', 'es2022'],
    output: {
      path: web,
      publicPath: 'auto',
      uniqueName: name,
      // Webpack asks for paths in the folder, Rspack for whole ones.
      clean: target.development
        ? false
        : { keep: (file) => isApart(path.relative(web, path.resolve(web, file))) },
      // Else webpack keeps a file of the same name that lies there, whatever it holds: its integrity would be wrong.
      compareBeforeEmit: false,
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: false,
    },
    optimization: {
      // Pages name chunks: an id made of the names of all modules in it would take a line each.
      chunkIds: target.development ? 'named' : 'deterministic',
      moduleIds: target.development ? 'named' : 'deterministic',
      nodeEnv: nodeEnv(target),
      minimize: !target.development,
      minimizer: builder.minimizer(),
    },
    plugins: [
      new BuiltBy(builder),
      constants(false, options),
      ...(target.development ? [] : [new LicencesPlugin(builder)]),
      new ActionsPlugin(),
      new builder.CssExtractPlugin({ filename: `${file}.css`, chunkFilename: `${file}.css` }),
      ...(target.development ? [] : [new SourceMapsPlugin(toMapsFolder(options))]),
      ...(target.development && !target.besideReleases ? [builder.reactRefresh!(name)] : []),
    ],
  };
}

function remoteForServer(config: Remote, options: AppOptions, names: SharedNames): Configuration {
  const exposes = Object.entries(config.exposes);
  const source = [
    ...exposes.map(([, file], index) => `import * as expose${index} from ${JSON.stringify(file)};`),
    `export const exposes = {${exposes.map(([expose], index) => `${JSON.stringify(expose)}: expose${index}`).join(', ')}};`,
    'export const messages = __MESSAGES__;',
  ].join('\n');
  const base = serverBuild(config, `data:text/javascript,${encodeURIComponent(source)}`, options);
  return {
    ...base,
    plugins: [
      ...base.plugins!,
      new OneCopyPlugin(options.sharedModules),
      ...(options.development ? [] : [names.plugin()]),
    ],
    externals: [
      ({ request }, done) =>
        options.sharedModules.includes(request!) ? done(undefined, `commonjs2 ${request}`) : done(),
    ],
  };
}

function serverBuild(config: Remote, entry: string, options: AppOptions): Configuration {
  const { name } = config;
  const target = createTarget(name, true, options);
  return {
    ...anyBuild(target, options),
    name: buildName(name, 'server'),
    target: 'node24',
    devtool: target.development ? 'inline-cheap-module-source-map' : 'source-map',
    entry: { server: entry },
    output: {
      path: path.join(toOutputFolder(options), 'server'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      clean: !target.development,
      asyncChunks: false,
    },
    optimization: { minimize: false, nodeEnv: nodeEnv(target) },
    plugins: [
      new BuiltBy(openBuilder(options.builder)),
      constants(true, options),
      new ServerMessagesPlugin(config, options),
    ],
  };
}

const createTarget = (name: string, server: boolean, options: BuildOptions): BuildTarget => ({
  name,
  server,
  development: !!options.development,
  besideReleases: !!options.besideReleases,
  dir: options.dir,
  builder: options.builder,
});

/** Which of React's builds, and of other libraries', the code takes. */
const nodeEnv = ({ development, besideReleases }: BuildTarget) =>
  development && !besideReleases ? 'development' : 'production';

function anyBuild(target: BuildTarget, { rules }: AppOptions): Configuration {
  return {
    mode: target.development ? 'development' : 'production',
    context: target.dir,
    devtool: target.development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: target.server ? {} : slimLibraries(),
    },
    module: {
      rules: [
        typescriptRule(target),
        inlineScriptRule,
        cssRule(target),
        assetRule,
        workerRule,
        ...(rules ?? []),
      ],
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    performance: false,
    cache: target.development ? { type: 'memory' } : false,
  };
}

/** Libraries that ask for their own address would get that of their file on the machine of the build. */
const withoutOwnAddress = (options: AppOptions) => define(options, { 'import.meta.url': JSON.stringify('') });

/** Constants of the code: `__SERVER__` tells the two builds apart, `__SHARED__` is what the shell provides. */
const constants = (server: boolean, options: AppOptions) =>
  define(options, {
    __SERVER__: server,
    __SHARED__: JSON.stringify(sharedVersions(options.sharedModules)),
    ...(server ? {} : { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }),
  });

function define({ builder }: AppOptions, definitions: Record<string, string | boolean>) {
  const { DefinePlugin } = openBuilder(builder).bundler;
  return new DefinePlugin(definitions);
}

/** Folders beside the files of the pages; these are cleaned without them. */
const APART_FOLDERS = Object.keys(APART) as ApartFolder[];
const isApart = (file: string) => APART_FOLDERS.some((folder) => file.split(/[\\/]/)[0] === folder);

const buildName = (app: string, build: 'browser' | 'server' | ApartFolder) => `${app}:${build}`;

const toOutputFolder = ({ dir, output }: BuildOptions) => output ?? path.join(dir, 'dist');

/** Source maps of files for browsers, by their folder in `web/`. */
const toMapsFolder = (options: BuildOptions, folder = '') =>
  path.join(toOutputFolder(options), 'maps', folder);

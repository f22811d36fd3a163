import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Compiler, Configuration, ExternalItem } from 'webpack';
import { containerName, defineRemote } from '../contract/contract.ts';
import type { PageAddress, Remote, DeclaredThirdParties } from '../contract/contract.ts';
import { APART, apartEntries } from './apart-entries.ts';
import type { ApartFolder } from './apart-entries.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { EntryIdsPlugin } from './entry-ids-plugin.ts';
import { LicencesPlugin } from './licences-plugin.ts';
import { messageSetFiles, serverMessages } from './message-sets.ts';
import { OneCopyPlugin } from './one-copy-plugin.ts';
import type { AppOptions, BuildOptions, SiteOptions } from './options.ts';
import { ReleaseDescriptionPlugin } from './release-description-plugin.ts';
import { SHARED_MODULES, sharedRanges, sharedVersions } from './shared-modules.ts';
import { SharedNames } from './shared-names.ts';
import { slimLibraries } from './slim-libraries.ts';
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
  const names = new SharedNames(options.sharedModules);
  return [
    remoteForBrowser(config, options, names),
    remoteForServer(config, options, names),
    ...APART_FOLDERS.flatMap((folder) => apartForBrowser(config.name, folder, options)),
  ];
}

function shellBuilds(shell: ShellConfig, options: AppOptions): Configuration[] {
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
      new ModuleFederationPlugin({
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
        manifest: { fileName: 'mf-manifest.json' },
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }) as unknown as webpack.WebpackPluginInstance,
      ...(options.development ? [] : [new EntryIdsPlugin(), new ChunkIntegrityPlugin()]),
      new ReleaseDescriptionPlugin({ kind: 'remote', config, names, ...options }),
    ],
  };
}

/**
 * Frames are documents of their own, watchers run before any code of their page: they share nothing with the pages. Both are found by
 * their names.
 */
function apartForBrowser(name: string, folder: ApartFolder, options: AppOptions): Configuration[] {
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
      constants(false, options),
      ...(options.development ? [] : [new LicencesPlugin()]),
      withoutOwnAddress,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
      ...(options.development
        ? []
        : [new ChunkIntegrityPlugin(), new SourceMapsPlugin(toMapsFolder(options, folder))]),
    ],
  };
  return [build];
}

/** The part of the federation run time that a remote's entry would carry comes from the shell, as its core does. */
const federationFromShell: ExternalItem = ({ request, context }, done) =>
  /webpack-bundler-runtime/.test(request!) && !/webpack-bundler-runtime/.test(context!)
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
      ...(options.development ? [] : [new ChunkIntegrityPlugin()]),
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
  const target = createTarget(name, false, options);
  const file = target.development ? '[name]' : '[name].[contenthash:8]';
  return {
    ...anyBuild(target, options),
    name: buildName(name, 'browser'),
    target: ['web', 'es2022'],
    output: {
      path: path.join(toOutputFolder(options), 'web'),
      publicPath: 'auto',
      uniqueName: name,
      clean: target.development ? false : { keep: isApart },
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
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      constants(false, options),
      ...(target.development ? [] : [new LicencesPlugin()]),
      withoutActions,
      new MiniCssExtractPlugin({ filename: `${file}.css`, chunkFilename: `${file}.css` }),
      ...(target.development ? [] : [new SourceMapsPlugin(toMapsFolder(options))]),
      ...(target.development && !target.besideReleases
        ? [new ReactRefreshPlugin({ overlay: false, library: name })]
        : []),
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
    plugins: [constants(true, options), bundledMessages(config, options)],
  };
}

const createTarget = (name: string, server: boolean, options: BuildOptions): BuildTarget => ({
  name,
  server,
  development: !!options.development,
  besideReleases: !!options.besideReleases,
  dir: options.dir,
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

const ROUTE = /\.route\.ts$/;
const ACTION = /\.action\.ts$/;

/** Only the server answers a form that is sent to a page: routes in the browser have no action, and one that would stay is an error. */
const withoutActions = {
  apply(compiler: Compiler) {
    new webpack.NormalModuleReplacementPlugin(ACTION, (resource) => {
      if (ROUTE.test(resource.contextInfo.issuer))
        resource.request = path.join(import.meta.dirname, 'slim/no-action.js');
    }).apply(compiler);
    compiler.hooks.normalModuleFactory.tap('Actions', ({ hooks }) =>
      hooks.parser.for('javascript/auto').tap('Actions', (parser) => {
        const refuse = (name: string | null) => {
          const { resource } = parser.state.module;
          if (name === 'action' && ROUTE.test(resource))
            parser.state.module.addError(new webpack.WebpackError(inBrowsers(resource)));
        };
        parser.hooks.exportSpecifier.tap('Actions', (_, _local, name) => refuse(name));
        parser.hooks.exportImportSpecifier.tap('Actions', (_, source, _id, name) => {
          if (!ACTION.test(String(source))) refuse(name);
        });
      }),
    );
  },
};

const inBrowsers = (route: string) => {
  const file = path.basename(route);
  return `${file} has an action that browsers would get: write it in an .action.ts beside it, and here export { action } from './${file.replace(ROUTE, '.action.ts')}'.`;
};

/** Libraries that ask for their own address would get that of their file on the machine of the build. */
const withoutOwnAddress = new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('') });

/** Constants of the code: `__SERVER__` tells the two builds apart, `__SHARED__` is what the shell provides. */
const constants = (server: boolean, { sharedModules }: AppOptions) =>
  new webpack.DefinePlugin({
    __SERVER__: server,
    __SHARED__: JSON.stringify(sharedVersions(sharedModules)),
    ...(server ? {} : { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }),
  });

/** `__MESSAGES__`: the translations of the app, for the server only. */
const bundledMessages = (config: Remote, options: AppOptions) =>
  new webpack.DefinePlugin({
    __MESSAGES__: webpack.DefinePlugin.runtimeValue(() => serverMessages(options, config), {
      fileDependencies: messageSetFiles(options, config),
    }),
  });

/** Folders beside the files of the pages; these are cleaned without them. */
const APART_FOLDERS = Object.keys(APART) as ApartFolder[];
const isApart = (file: string) => APART_FOLDERS.some((folder) => file.split(/[\\/]/)[0] === folder);

const buildName = (app: string, build: 'browser' | 'server' | ApartFolder) => `${app}:${build}`;

const toOutputFolder = ({ dir, output }: BuildOptions) => output ?? path.join(dir, 'dist');

/** Source maps of files for browsers, by their folder in `web/`. */
const toMapsFolder = (options: BuildOptions, folder = '') =>
  path.join(toOutputFolder(options), 'maps', folder);

/** Chunk of an expose: named, so that nobody mistakes it for a shared one. */
const exposeChunk = (expose: string) => `expose-${expose.slice(2)}`;

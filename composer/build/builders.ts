import { createRequire } from 'node:module';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type MinimizerPlugin from 'minimizer-webpack-plugin';
import type webpack from 'webpack';
import type { Compilation, Compiler, Configuration, WebpackPluginInstance } from 'webpack';

/** Who builds one remote has not installed what only the other bundler needs. */
const require = createRequire(import.meta.url);

export const BUILDERS = ['webpack', 'rspack'] as const;
export type BuilderName = (typeof BUILDERS)[number];

/** What differs between the bundlers. Rspack has the names and the types of webpack for what is used here. */
export interface Builder {
  name: BuilderName;
  /** The package whose run time is in each build. */
  package: string;
  bundler: typeof webpack;
  ModuleFederationPlugin: typeof ModuleFederationPlugin;
  CssExtractPlugin: typeof MiniCssExtractPlugin;
  minimizer(): WebpackPluginInstance[];
  /** Changes the code of the run time by which a chunk's script, as `script`, and its stylesheet are put into the page. */
  changeLoading(compilation: Compilation, changes: LoadingChanges): void;
  /** React Refresh of an app; undefined where nothing of ours drives it. */
  reactRefresh?(app: string): WebpackPluginInstance;
}

interface LoadingChanges {
  script(source: string): string;
  /** @param tag the variable that has the element */
  stylesheet(source: string, tag: string, chunkId: string): string;
}

export const isRspack = (compiler: Compiler): boolean => 'rspack' in compiler;

const OPENED: Record<BuilderName, () => Builder> = {
  webpack() {
    const Minimizer = require('minimizer-webpack-plugin') as typeof MinimizerPlugin;
    return {
      name: 'webpack',
      package: 'webpack',
      bundler: require('webpack'),
      ModuleFederationPlugin: require('@module-federation/enhanced/webpack').ModuleFederationPlugin,
      CssExtractPlugin: require('mini-css-extract-plugin'),
      minimizer: () => [
        new Minimizer({
          minify: Minimizer.swcMinify,
          extractComments: false,
          minimizerOptions: MINIMIZER_OPTIONS,
        }),
        cssMinimizer(),
      ],
      changeLoading(compilation, { script, stylesheet }) {
        const { LoadScriptRuntimeModule } = compilation.compiler.webpack
          .runtime as unknown as LoadScriptHooks;
        const CssExtractPlugin = require('mini-css-extract-plugin') as typeof MiniCssExtractPlugin;
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('Loading', script);
        CssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
          'Loading',
          (source, { tag, chunkId }) => stylesheet(source, tag, chunkId),
        );
      },
      reactRefresh(library) {
        const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
        return new ReactRefreshPlugin({ overlay: false, library });
      },
    };
  },
  rspack() {
    const { rspack } = require('@rspack/core');
    return {
      name: 'rspack',
      package: '@rspack/core',
      bundler: rspack,
      ModuleFederationPlugin: require('@module-federation/enhanced/rspack').ModuleFederationPlugin,
      CssExtractPlugin: rspack.CssExtractRspackPlugin,
      minimizer: () => [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: MINIMIZER_OPTIONS,
        }),
        cssMinimizer(),
      ],
      changeLoading(compilation, { script, stylesheet }) {
        const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
        hooks.createScript.tap('Loading', script);
        hooks.createLink.tap('Loading', (source: string) => stylesheet(source, 'linkTag', 'chunkId'));
      },
    };
  },
};

/**
 * By default swc gives variables the letters that the text has most of, its strings included. Among these are names of chunks with
 * the hashes that a bundler gives before it knows the content, which differ with the folder of the workspace: paths are in source maps and
 * in the text by which the federation plugin starts its run time. Hashes of the content replace them later, but the names of variables stay:
 * the same source would get another version in each clone.
 */
const MINIMIZER_OPTIONS = { compress: { passes: 2 }, mangle: { disableCharFreq: true } };

/** Webpack has this hook for plugins, but not in its types. */
interface LoadScriptHooks {
  LoadScriptRuntimeModule: {
    getCompilationHooks(compilation: Compilation): {
      createScript: { tap(name: string, change: (source: string) => string): void };
    };
  };
}

/** The same for both: stylesheets are what a visitor sees. */
function cssMinimizer(): WebpackPluginInstance {
  const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
  return new CssMinimizerPlugin();
}

const opened = new Map<BuilderName, Builder>();

/** Throws for a name that is none, and where a package that it needs is not installed. */
export function openBuilder(name: BuilderName = 'webpack'): Builder {
  if (!BUILDERS.includes(name))
    throw new Error(`builder is ${JSON.stringify(name)}: it can be ${BUILDERS.join(' or ')}`);
  const builder = opened.get(name) ?? OPENED[name]();
  opened.set(name, builder);
  return builder;
}

/** Marks a configuration with who it is for; the other one refuses it before it builds anything. */
export class BuiltBy {
  readonly builder: Builder;

  constructor(builder: Builder) {
    this.builder = builder;
  }

  apply(compiler: Compiler) {
    const running: BuilderName = isRspack(compiler) ? 'rspack' : 'webpack';
    if (running !== this.builder.name)
      throw new Error(
        `This configuration is for ${this.builder.name} (builder), and ${running} was given it: build it by "remote build".`,
      );
  }
}

/** The bundler that configurations are for. */
export function findBundler(configurations: readonly Configuration[]): typeof webpack {
  const plugins = configurations.flatMap((configuration) => configuration.plugins ?? []);
  // By its name: the preset may be that of another copy of this package.
  const mark = plugins.find((plugin) => plugin?.constructor.name === BuiltBy.name) as BuiltBy | undefined;
  return (mark?.builder ?? openBuilder()).bundler;
}

import type { RuleSetRule } from 'webpack';
import { openBuilder } from './builders.ts';
import type { BuilderName } from './builders.ts';

export interface BuildTarget {
  /** Folder of the app. */
  dir: string;
  name: string;
  server: boolean;
  development: boolean;
  /** React is that of a release. */
  besideReleases?: boolean;
  /** Webpack by default. */
  builder?: BuilderName;
}

/** In a package they are compiled already, and not yet minified. */
const INLINE = /\.inline\.[jt]s$/;

/** TypeScript by swc; React Refresh only where the browser runs a development build. */
export function typescriptRule({ server, development, besideReleases }: BuildTarget): RuleSetRule {
  const refresh = development && !server && !besideReleases;
  const transform = { react: { runtime: 'automatic', development: refresh, refresh } };
  return {
    test: /\.tsx?$/,
    exclude: [/node_modules/, INLINE],
    use: swc({ jsc: { transform } }),
  };
}

/** Functions that the server writes into pages as text: every page carries them, so they are as short as scripts. */
export const inlineScriptRule: RuleSetRule = {
  test: INLINE,
  use: swc({ minify: true, jsc: { minify: { compress: true, mangle: true } } }),
};

function swc({ jsc, ...options }: { jsc: object; minify?: boolean }) {
  const parser = { syntax: 'typescript', tsx: true };
  return { loader: 'swc-loader', options: { ...options, jsc: { parser, target: 'es2022', ...jsc } } };
}

/** CSS modules whose class names are the same on the server and in the browser, and differ between apps. */
export function cssRule({ dir, name, server, development, builder }: BuildTarget): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      ...(server ? [] : [openBuilder(builder).CssExtractPlugin.loader]),
      {
        loader: 'css-loader',
        options: {
          sourceMap: development,
          modules: {
            auto: true,
            exportOnlyLocals: server,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[local]_[hash:base64:5]',
            // The classes of a file share its hash: pages are shorter, as nothing compresses a hash.
            hashStrategy: 'minimal-subset',
            localIdentContext: dir,
            localIdentHashSalt: name,
          },
        },
      },
    ],
    sideEffects: true,
  };
}

/** Fonts and pictures that stylesheets name. */
export const assetRule: RuleSetRule = {
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
};

/** Code of a library's worker, which is a file of its own: `new URL('…-worker.mjs', import.meta.url)`. */
export const workerRule: RuleSetRule = {
  dependency: 'url',
  test: /-worker\.mjs$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
};

import path from 'node:path';
import { buildAndSeal, fixtureRemote } from './fixture-app.ts';

/** A way to build a remote with the ordinary plugin of module federation, and nothing of the composer but `defineRemote`. */
export interface StockBuilder {
  /** Its configuration: the file's name, and its text. */
  file: string;
  text: string;
  /** What Node runs in the folder of the app. */
  build: readonly string[];
  /** Packages that the app installs for it. */
  packages: readonly string[];
  /** Versions of those that this workspace has not. */
  versions?: Readonly<Record<string, string>>;
}

/** Name of the container, another one than the preset would give. */
const CONTAINER = 'ordinary_comments';

const PLUGIN = `{
  name: '${CONTAINER}',
  filename: 'remoteEntry.js',
  library: { type: 'var', name: '${CONTAINER}' },
  exposes: remote.exposes,
  manifest: true,
  dts: false,
  shared: {
    react: { singleton: true, requiredVersion: '^19.0.0' },
    'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
  },
}`;

const SWC = `{ parser: { syntax: 'ecmascript', jsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } }`;

/** The bundlers, by name. */
export const STOCK_BUILDERS = {
  webpack: {
    file: 'webpack.config.mjs',
    text: `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import remote from './remote.config.ts';

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', chunkFilename: '[name].[contenthash:8].js' },
  module: {
    rules: [
      { test: /\\.jsx$/, loader: 'swc-loader', options: { jsc: ${SWC} } },
      { test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin(${PLUGIN}),
  ],
};
`,
    build: ['node_modules/webpack-cli/bin/cli.js', '--config', 'webpack.config.mjs'],
    packages: [
      '@module-federation/enhanced',
      '@swc/core',
      'css-loader',
      'mini-css-extract-plugin',
      'swc-loader',
      'webpack',
      'webpack-cli',
    ],
  },
  rspack: {
    file: 'rspack.build.mjs',
    text: `import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import remote from './remote.config.ts';

const compiler = rspack({
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', chunkFilename: '[name].[contenthash:8].js' },
  module: {
    rules: [
      { test: /\\.jsx$/, loader: 'builtin:swc-loader', options: { jsc: ${SWC} } },
      { test: /\\.css$/, use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin(${PLUGIN}),
  ],
});
compiler.run((error, stats) => {
  console.log(error ?? stats.toString());
  process.exitCode = error || stats.hasErrors() ? 1 : 0;
  compiler.close(() => {});
});
`,
    build: ['rspack.build.mjs'],
    packages: ['@module-federation/enhanced', '@rspack/core', 'css-loader'],
  },
} as const satisfies Record<string, StockBuilder>;

/** Vite, which is no library of this workspace: it is installed in the folder of the app. */
export const VITE = {
  file: 'vite.config.mjs',
  text: `import { federation } from '@module-federation/vite';
import remote from './remote.config.ts';

const singleton = { singleton: true, import: false, requiredVersion: '^19.0.0' };
export default {
  base: './',
  plugins: [
    federation({
      name: '${CONTAINER}',
      filename: 'remoteEntry.js',
      exposes: remote.exposes,
      manifest: true,
      dts: false,
      shared: { react: singleton, 'react-dom': singleton },
    }),
  ],
  build: { rollupOptions: { input: './src/comments.jsx' } },
};
`,
  build: ['node_modules/vite/bin/vite.js', 'build'],
  packages: ['@module-federation/vite', 'vite'],
  versions: { '@module-federation/vite': '1.23.8', vite: '8.4.0' },
} as const satisfies StockBuilder;

/** Configuration of a remote that has the widget of the example's `mf-comments`. */
export const STOCK_CONFIG = `{
  name: 'mf-comments',
  widgets: { Comments: { code: './src/comments.jsx', props: z.object({ note: z.string() }), fixture: { note: '1' } } },
}`;

/**
 * Sources of that widget, by path: a title, a button that counts its clicks in React's state, a stylesheet, and a chunk of its own that
 * comes when it is asked for.
 */
export const stockSources = (title: string): Record<string, string> => ({
  'src/comments.jsx': `import { useState } from 'react';
import './comments.css';

export default function Comments({ note }) {
  const [count, setCount] = useState(0);
  const [answer, setAnswer] = useState('');
  return (
    <section className="ordinary">
      <h2>${title}</h2>
      <button type="button" onClick={() => setCount(count + 1)}>Thanks ({count})</button>
      <button type="button" onClick={async () => setAnswer((await import('./answer.js')).answerTo(note))}>
        Ask
      </button>
      <p>{answer}</p>
    </section>
  );
}
`,
  'src/answer.js': 'export const answerTo = (note) => `An answer to note ${note}`;\n',
  'src/comments.css': '.ordinary { border-top: 3px solid rgb(1, 2, 3) }\n',
});

/** A remote in a folder of its own that a bundler builds, with the workspace's libraries. */
export const stockApp = ({ file, text }: StockBuilder, title: string): string =>
  fixtureRemote({
    config: STOCK_CONFIG,
    imports: `import * as z from 'zod';`,
    files: { [file]: text, ...stockSources(title) },
  });

/** Builds and seals it. Returns the folder of the release; rejects with what was said where that fails. */
export async function buildStockApp(dir: string, { build }: StockBuilder): Promise<string> {
  const { built, output } = await buildAndSeal(dir, build);
  if (!built) throw new Error(output);
  return path.join(dir, 'dist');
}

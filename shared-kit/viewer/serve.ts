import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { assetRule, cssRule, typescriptRule, type BuildTarget } from 'composer/build';

/** `npm run kit`: all UI parts in their states, at PORT (4300), loaded again at each change. */
const dir = path.resolve(import.meta.dirname, '..');
const target: BuildTarget = { name: 'kit', dir, server: false, development: false };

const compiler = webpack({
  mode: 'development',
  context: dir,
  entry: { main: './viewer/client.tsx' },
  devtool: 'cheap-module-source-map',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: [typescriptRule(target), cssRule(target), assetRule] },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    new webpack.DefinePlugin({ __SERVER__: false }),
  ],
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
})!;

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4300),
    allowedHosts: 'all',
    static: path.join(import.meta.dirname, 'public'),
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
  },
  compiler,
);
compiler.hooks.done.tap('report', () => {
  const { port } = server.server!.address() as { port: number };
  process.stdout.write(`http://localhost:${port}/\n`);
});
await server.start();

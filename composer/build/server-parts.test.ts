import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type Webpack from 'webpack';

const require = createRequire(import.meta.url);
const webpack = require('webpack') as typeof Webpack;

/** What webpack says of a bundle that imports this. */
const listFaults = (target: string, request: string) =>
  new Promise<string>((resolve, reject) =>
    webpack(
      {
        mode: 'none',
        target,
        context: import.meta.dirname,
        entry: `data:text/javascript,import ${JSON.stringify(request)}`,
        output: { path: temporaryFolder('bundle') },
        module: { rules: [{ test: /\.ts$/, type: 'asset/source' }] },
        resolve: { modules: [path.resolve(import.meta.dirname, '../../node_modules')] },
      },
      (error, stats) => (error ? reject(error) : resolve(stats!.toString({ all: false, errors: true }))),
    ),
  );

test.each(['server', 'gateway', 'cli', 'build'])(
  'no bundle for browsers can hold composer/%s',
  async (entry) => {
    expect(await listFaults('web', `composer/${entry}`)).toContain('is not exported');
    expect(await listFaults('node', `composer/${entry}`)).toBe('');
  },
);

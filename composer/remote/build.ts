import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, MultiStats } from 'webpack';
import { findBundler } from '../build/builders.ts';
import { OperatorError } from '../server/operator-error.ts';

/** What `webpack.config.mjs` of a remote exports. */
export interface BuildModule {
  default?: Configuration[];
  build?(options: { output: string; development: true; besideReleases: true }): Configuration[];
}

export async function readBuildModule(folder: string): Promise<BuildModule> {
  // eslint-disable-next-line no-restricted-syntax -- how the remote in the folder is built
  return import(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href);
}

/** Builds a remote with the bundler that its configuration names. Throws `OperatorError` with the errors of a build that failed. */
export async function build(folder: string, say: (line: string) => void): Promise<void> {
  const { default: configurations } = await readBuildModule(folder);
  if (!Array.isArray(configurations))
    throw new OperatorError('webpack.config.mjs does not export what the preset returns as its default');
  const compiler = findBundler(configurations)(configurations)!;
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, built) => (error ? reject(error) : resolve(built!))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new OperatorError(stats.toString({ all: false, errors: true }));
  say(stats.toString('errors-warnings'));
}

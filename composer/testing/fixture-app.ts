import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuilderName } from '../build/builders.ts';
import { temporaryFolder } from './temporary-folder.ts';

const COMPOSER = path.resolve(import.meta.dirname, '..');
const WORKSPACE = path.dirname(COMPOSER);
const require = createRequire(import.meta.url);

interface FixtureApp {
  /** `remote.config.ts` without its imports, such as `{ name: 'mf-x', pages: {…} }`. */
  config: string;
  /** Imports of `remote.config.ts`. */
  imports?: string;
  /** Source files by path. */
  files: Record<string, string>;
  /** The bundler that it is built with; webpack by default. */
  builder?: BuilderName;
  /** What `webpack.config.mjs` does with the two configurations, in `configs`. */
  webpack?: string;
  /** The site that it is of: the module that has its `remoteWebpack`, and the languages of its texts. */
  site?: { preset: string; languages: readonly string[] };
}

const MADE_UP_SITE = { preset: 'composer/testing/made-up-build.ts', languages: ['nl', 'fr'] };

interface BuildResult {
  /** Whether the build succeeded. */
  built: boolean;
  /** What webpack and the seal wrote. */
  output: string;
}

/** A small remote in a folder of its own outside this workspace, with the workspace's libraries. Returns the folder. */
export function fixtureRemote(
  { config, imports = '', files, builder, webpack = '', site = MADE_UP_SITE }: FixtureApp,
  parent = temporaryFolder('app'),
) {
  const dir = path.join(parent, 'remote');
  const sources: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'fixture', version: '0.1.0', type: 'module' }),
    'remote.config.ts': `import { defineRemote } from 'composer/contract';\n${imports}\nexport default defineRemote(${config});`,
    'webpack.config.mjs': `import { remoteWebpack } from '${site.preset}';
import remote from './remote.config.ts';
const configs = remoteWebpack(remote, { dir: import.meta.dirname, builder: ${JSON.stringify(builder)} });
${webpack}
export default configs;`,
    ...Object.fromEntries(site.languages.map((language) => [`messages/${language}.json`, '{}'])),
    ...files,
  };
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), source);
  }
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

/** Builds and seals an app as its `build` script does. */
export async function buildApp(dir: string): Promise<BuildResult> {
  return buildAndSeal(dir, [require.resolve('webpack-cli/bin/cli.js'), '--config', 'webpack.config.mjs']);
}

/** The same with another program of Node that builds. */
export async function buildAndSeal(dir: string, program: readonly string[]): Promise<BuildResult> {
  const compiled = await run(dir, program);
  return compiled.built ? sealApp(dir) : compiled;
}

/** The same by the command of composer, with the bundler of its configuration. */
export async function buildRemote(dir: string): Promise<BuildResult> {
  const compiled = await run(dir, [path.join(COMPOSER, 'remote/program.ts'), 'build']);
  return compiled.built ? sealApp(dir) : compiled;
}

/** Seals what was built. */
export const sealApp = (dir: string): Promise<BuildResult> =>
  run(dir, [path.join(COMPOSER, 'build/seal-release.ts')]);

const run = (cwd: string, args: readonly string[]) =>
  new Promise<BuildResult>((resolve) => {
    // Nx asks for colours, which webpack also puts into the middle of a path.
    const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
    execFile(process.execPath, [...args], { cwd, env }, (error, stdout, stderr) =>
      resolve({ built: !error, output: stdout + stderr }),
    );
  });

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Modules that exist once in each page of any site: the shell provides them, remotes take them, in the browser and on the server. */
export const SHARED_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-intl',
  'jotai',
  'composer/host',
];

/** What entries of remotes take from the shell before any module: which versions of it fit is compared as for these. */
export const FEDERATION_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Shared module → version in this workspace. */
export function sharedVersions(ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, versionOfPackage(parsePackageName(id))]));
}

/** Shared module → range that a remote built here needs. */
export function sharedRanges(ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedVersions(ids)).map(([id, version]) => [id, `^${version}`]));
}

const parsePackageName = (id: string): string => /^(@[^/]+\/)?[^/]+/.exec(id)![0];

const versionOfPackage = (name: string): string =>
  JSON.parse(readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8')).version;

/** Folder of an installed package; its `exports` may hide `package.json` from `require.resolve`. */
export function packageFolder(name: string): string {
  const folder = require.resolve
    .paths(name)!
    .find((modules) => existsSync(path.join(modules, name, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed`);
  return path.join(folder, name);
}

const slim = (file: string) => path.join(import.meta.dirname, 'slim', file);

/**
 * Parts of libraries that no site uses but that their entry points bring along, and what stands in their place in the
 * browser (docs/decisions/0004). The versions are exact: a library that moves such a file only makes the shell larger, which
 * the benchmark shows.
 */
export function slimLibraries(): Record<string, string> {
  const router = path.join(packageFolder('react-router'), 'dist/production/lib');
  const federation = path.join(packageFolder('@module-federation/runtime-core'), 'dist/plugins');
  return {
    [path.join(router, 'dom/ssr/components.js')]: slim('react-router-framework-mode.js'),
    [path.join(router, 'router/instrumentation.js')]: slim('react-router-instrumentation.js'),
    [path.join(federation, 'snapshot/SnapshotHandler.js')]: slim('federation-snapshot-handler.js'),
    [path.join(federation, 'snapshot/index.js')]: slim('federation-no-plugin.js'),
    [path.join(federation, 'generate-preload-assets.js')]: slim('federation-no-plugin.js'),
    // Translations are parsed at build.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  };
}

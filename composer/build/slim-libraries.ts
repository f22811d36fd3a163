import path from 'node:path';
import { packageFolder } from './shared-modules.ts';

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

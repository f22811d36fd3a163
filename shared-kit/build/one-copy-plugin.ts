import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module, NormalModule } from 'webpack';
import { SHARED_MODULES } from './shared-modules.ts';

/** A module that belongs to a package, by the `package.json` that webpack found for its file. */
interface PackageFile {
  package: string;
  /** Relative to the package, with forward slashes. */
  file: string;
  root: string;
}

/** Makes JSX while developing; it keeps nothing, so that a copy in each remote does no harm. */
const STATELESS = /^(jsx-dev-runtime\.js|cjs\/react-jsx-dev-runtime\..+)$/;

/**
 * Fails the build of a remote that carries a copy of what must be one per page and per worker, by whatever road it came: a relative
 * path, `import()`, an alias, a subpath of a package or a second installation. The files decide, not how they were asked for.
 */
export class OneCopyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('OneCopy', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('OneCopy', (modules) => {
        for (const [shared, module] of copies(modules)) {
          compilation.errors.push(new compiler.webpack.WebpackError(explain(shared, module, compilation)));
        }
      });
    });
  }
}

/** The first bundled file of each shared module: one error for a library, not one for each of its files. */
function copies(modules: Iterable<Module>): Map<string, NormalModule> {
  const found = new Map<string, NormalModule>();
  for (const module of modules) {
    const file = packageFile(module);
    const shared = file && sharedModuleOf(file);
    const key = shared && `${shared} ${file.root}`;
    if (key && !found.has(key)) found.set(key, module as NormalModule);
  }
  return new Map([...found].map(([key, module]) => [key.split(' ', 1)[0]!, module]));
}

function packageFile(module: Module): PackageFile | undefined {
  const { resource, resourceResolveData } = module as NormalModule;
  const { descriptionFileData, descriptionFileRoot } = (resourceResolveData ?? {}) as {
    descriptionFileData?: { name?: string };
    descriptionFileRoot?: string;
  };
  if (!resource || !descriptionFileData?.name || !descriptionFileRoot) return undefined;
  // Webpack names the file by its real path, and the folder by the link through which it was found.
  const root = realpathSync(descriptionFileRoot);
  const file = path.relative(root, resource).replaceAll(path.sep, '/');
  return { package: descriptionFileData.name, file, root };
}

/** "react" for each file of react, "shared-kit/host" for each file below shared-kit/src/host. */
function sharedModuleOf({ package: name, file }: PackageFile): string | undefined {
  if (name === 'shared-kit') return SHARED_MODULES.find((id) => file.startsWith(`src/${id.slice(11)}/`));
  if (name === 'react' && STATELESS.test(file)) return undefined;
  return SHARED_MODULES.find((id) => id === name);
}

function explain(shared: string, module: NormalModule, compilation: Compilation): string {
  const importer = importerOf(module, compilation);
  const names = SHARED_MODULES.filter((id) => id === shared || id.startsWith(`${shared}/`)).join('" or "');
  return `A second copy of ${shared} would be bundled, which must be one per page and per worker: ${module.resource}, asked for by ${importer?.resource ?? 'the build'}. Import "${names}" by that name.`;
}

/** The module that asked for the package of this one. */
function importerOf(module: NormalModule, { moduleGraph }: Compilation): NormalModule | null {
  const root = packageFile(module)?.root;
  let importer: Module | null | undefined = module;
  while (importer && packageFile(importer)?.root === root) importer = moduleGraph.getIssuer(importer);
  return (importer ?? moduleGraph.getIssuer(module)) as NormalModule | null;
}

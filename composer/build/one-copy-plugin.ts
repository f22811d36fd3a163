import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module, NormalModule } from 'webpack';

/** A module that belongs to a package, by the `package.json` that the bundler found for its file. */
interface PackageFile {
  package: string;
  /** Entries of the package by name: `./state`. */
  exports: Record<string, string | { default?: string }>;
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
  readonly #shared: readonly string[];

  /** @param shared all shared modules */
  constructor(shared: readonly string[]) {
    this.#shared = shared;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('OneCopy', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('OneCopy', (modules) => {
        for (const [id, module] of copies(modules, this.#shared)) {
          compilation.errors.push(
            new compiler.webpack.WebpackError(explain({ id, module, shared: this.#shared }, compilation)),
          );
        }
      });
    });
  }
}

/** The first bundled file of each shared module: one error for a library, not one for each of its files. */
function copies(modules: Iterable<Module>, shared: readonly string[]): Map<string, NormalModule> {
  const found = new Map<string, NormalModule>();
  for (const module of modules) {
    const file = packageFile(module);
    const id = file && sharedModuleOf(file, shared);
    const key = id && `${id} ${file.root}`;
    if (key && !found.has(key)) found.set(key, module as NormalModule);
  }
  return new Map([...found].map(([key, module]) => [key.split(' ', 1)[0]!, module]));
}

/** Rspack names the folder that has it. */
const PACKAGE_JSON = /[\\/]package\.json$/;

function packageFile(module: Module): PackageFile | undefined {
  const { resource, resourceResolveData } = module as NormalModule;
  const { descriptionFileData, descriptionFilePath } = (resourceResolveData ?? {}) as {
    descriptionFileData?: { name?: string } & Partial<Pick<PackageFile, 'exports'>>;
    descriptionFilePath?: string;
  };
  if (!resource || !descriptionFileData?.name || !descriptionFilePath) return undefined;
  // Bundlers name the file by its real path, and the folder by the link through which it was found.
  const root = realpathSync(descriptionFilePath.replace(PACKAGE_JSON, ''));
  const file = path.relative(root, resource).replaceAll(path.sep, '/');
  return { package: descriptionFileData.name, exports: descriptionFileData.exports ?? {}, file, root };
}

/** "react" for each file of react, "kit/state" for each file in the folder of that entry. */
function sharedModuleOf(file: PackageFile, shared: readonly string[]): string | undefined {
  if (file.package === 'react' && STATELESS.test(file.file)) return undefined;
  return shared.find((id) => id === file.package || isOfEntry(file, id));
}

function isOfEntry({ package: name, exports, file }: PackageFile, id: string): boolean {
  if (!id.startsWith(`${name}/`)) return false;
  const entry = exports[`.${id.slice(name.length)}`];
  const target = typeof entry === 'string' ? entry : entry?.default;
  return !!target && !path.posix.relative(path.posix.dirname(target), file).startsWith('..');
}

interface Copy {
  /** The shared module. */
  id: string;
  module: NormalModule;
  shared: readonly string[];
}

function explain({ id, module, shared }: Copy, compilation: Compilation): string {
  const importer = importerOf(module, compilation);
  const names = shared.filter((other) => other === id || other.startsWith(`${id}/`)).join('" or "');
  return `A second copy of ${id} would be bundled, which must be one per page and per worker: ${module.resource}, asked for by ${importer?.resource ?? 'the build'}. Import "${names}" by that name.`;
}

/** The module that asked for the package of this one. */
function importerOf(module: NormalModule, { moduleGraph }: Compilation): NormalModule | null {
  const root = packageFile(module)?.root;
  let importer: Module | null | undefined = module;
  while (importer && packageFile(importer)?.root === root) importer = moduleGraph.getIssuer(importer);
  return (importer ?? moduleGraph.getIssuer(module)) as NormalModule | null;
}

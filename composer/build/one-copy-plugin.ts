import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module, NormalModule } from 'webpack';

/** A module that belongs to a package, by the nearest `package.json` above its file, whose real path bundlers tell. */
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
    const id = file && findSharedModule(file, shared);
    const key = id && `${id} ${file.root}`;
    if (key && !found.has(key)) found.set(key, module as NormalModule);
  }
  return new Map([...found].map(([key, module]) => [key.split(' ', 1)[0]!, module]));
}

function packageFile(module: Module): PackageFile | undefined {
  const [file = ''] = ((module as NormalModule).resource ?? '').split('?');
  const root = path.isAbsolute(file) ? packageRoot(path.dirname(file)) : undefined;
  if (root === undefined) return undefined;
  const { name, exports = {} } = readPackage(root);
  return name
    ? { package: name, exports, file: path.relative(root, file).replaceAll(path.sep, '/'), root }
    : undefined;
}

/** The nearest folder above that has a `package.json`. */
function packageRoot(folder: string): string | undefined {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : packageRoot(above);
}

const readPackage = (root: string) =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name?: string } & Partial<
    Pick<PackageFile, 'exports'>
  >;

/** "react" for each file of react, "kit/state" for each file in the folder of that entry. */
function findSharedModule(file: PackageFile, shared: readonly string[]): string | undefined {
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
  const importer = findImporter(module, compilation);
  const names = shared.filter((other) => other === id || other.startsWith(`${id}/`)).join('" or "');
  return `A second copy of ${id} would be bundled, which must be one per page and per worker: ${module.resource}, asked for by ${importer?.resource ?? 'the build'}. Import "${names}" by that name.`;
}

/** The module that asked for the package of this one. */
function findImporter(module: NormalModule, { moduleGraph }: Compilation): NormalModule | null {
  const root = packageFile(module)?.root;
  let importer: Module | null | undefined = module;
  while (importer && packageFile(importer)?.root === root) importer = moduleGraph.getIssuer(importer);
  return (importer ?? moduleGraph.getIssuer(module)) as NormalModule | null;
}

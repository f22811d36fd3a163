import type { Compilation, Compiler, ExternalModule, Module } from 'webpack';
import { isRspack } from './builders.ts';

/** Names that the builds of a remote use of each shared module, from both of its compilations. */
export class SharedNames {
  readonly #shared: readonly string[];
  readonly #names = new Map<string, Set<string>>();

  /** @param shared all shared modules */
  constructor(shared: readonly string[]) {
    this.#shared = shared;
  }

  /** Shared module → names, in a fixed order: the version of a release is made of what it describes. */
  used(): Record<string, string[]> {
    return Object.fromEntries(
      this.#shared.filter((id) => this.#names.has(id)).map((id) => [id, [...this.#names.get(id)!].sort()]),
    );
  }

  /** A plugin that takes note of what a compilation uses, after it has left out what nobody calls. */
  plugin() {
    return { apply: (compiler: Compiler) => this.#apply(compiler) };
  }

  #apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SharedNames', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('SharedNames', () => {
        // Of the modules that the hook passes Rspack has none for a second plugin.
        for (const module of compilation.modules) {
          const id = askedFor(module);
          if (id && this.#shared.includes(id)) this.#note(id, usedNames(module, compilation));
        }
      });
    });
  }

  /** @param used `true`: all of it, or webpack cannot tell */
  #note(id: string, used: Iterable<string> | boolean | null) {
    const names = this.#names.get(id) ?? new Set();
    this.#names.set(id, names);
    if (used === true) names.add('*');
    else if (used) for (const name of used) names.add(name);
  }
}

/** What a bundle uses of a module. Rspack tells it for run times that are named, which are those of the entries. */
function usedNames(module: Module, { compiler, moduleGraph, entrypoints }: Compilation) {
  if (!isRspack(compiler)) return moduleGraph.getExportsInfo(module).getUsedExports(undefined);
  const graph = moduleGraph as unknown as RspackModuleGraph;
  return graph.getUsedExports(module, [...entrypoints.keys()]);
}

interface RspackModuleGraph {
  getUsedExports(module: Module, runtime: string[]): string[] | boolean | null;
}

/** In the browser's build a shared module is consumed from the federation run time, in the server's it is an external one. */
function askedFor(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return (module as ExternalModule).userRequest;
  const { options } = module as unknown as { options?: { shareKey: string } };
  return options ? options.shareKey : CONSUMED.exec(module.identifier())?.[1];
}

/** Rspack has it in the name of the module only: `consume shared module (default) react@^19.3.1 (strict)`. */
const CONSUMED = /^consume shared module \([^)]*\) (.+?)@[^@]*$/;

import type { Compiler, ExternalModule, Module } from 'webpack';

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
      compilation.hooks.afterOptimizeModules.tap('SharedNames', (modules) => {
        for (const module of modules) {
          const id = askedFor(module);
          if (id && this.#shared.includes(id))
            this.#note(id, compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined));
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

/** In the browser's build a shared module is consumed from the federation run time, in the server's it is an external one. */
function askedFor(module: Module): string | undefined {
  const { options } = module as unknown as { options?: { shareKey?: string } };
  return module.type === 'consume-shared-module' ? options?.shareKey : (module as ExternalModule).userRequest;
}

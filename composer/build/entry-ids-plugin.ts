import type { Compiler, Module } from 'webpack';

/** The file in which the federation plugin starts its run time; its name is the hash of a text that holds an absolute path. */
const GENERATED_ENTRY = /[/\\]\.federation[/\\]entry\.\w+\.js$/;

/**
 * Gives the modules that the federation plugin generates fixed ids. Webpack would make them from file names that differ with the
 * folder of the workspace, and the same source would get another version in each clone.
 */
export class EntryIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('EntryIds', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'EntryIds', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = entryId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function entryId(module: Module): string | undefined {
  if (GENERATED_ENTRY.test(module.nameForCondition() ?? '')) return 'federation';
  return module.identifier().startsWith('container entry ') ? 'container' : undefined;
}

import type { Compilation, Compiler } from 'webpack';
import { isRspack } from './builders.ts';

/** The file in which the federation plugin starts its run time; its name is the hash of a text that holds an absolute path. */
const GENERATED_ENTRY = /[/\\]\.federation[/\\]entry\.\w+\.js$/;
/** With Rspack it is no file but the text itself. */
const GENERATED_TEXT = /data:text\/javascript,.*webpack-bundler-runtime/s;

/**
 * Gives the modules that the federation plugin generates fixed ids. The bundler would make them from names that differ with the
 * folder of the workspace, and the same source would get another version in each clone.
 */
export class EntryIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('EntryIds', (compilation) => {
      if (isRspack(compiler)) return giveIdsToRspack(compilation);
      compilation.hooks.moduleIds.tap({ name: 'EntryIds', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = entryId(module.identifier(), module.nameForCondition());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function giveIdsToRspack(compilation: Compilation) {
  const { beforeModuleIds } = compilation.hooks as unknown as RspackHooks;
  beforeModuleIds.tap('EntryIds', (modules) => {
    for (const module of modules) {
      const id = entryId(module.identifier, null);
      if (id) module.id = id;
    }
  });
}

interface RspackHooks {
  beforeModuleIds: {
    tap(name: string, giveIds: (modules: Iterable<{ identifier: string; id: string }>) => void): void;
  };
}

function entryId(identifier: string, file: string | null): string | undefined {
  if (GENERATED_ENTRY.test(file ?? '') || GENERATED_TEXT.test(identifier)) return 'federation';
  return identifier.startsWith('container entry ') ? 'container' : undefined;
}

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { integrityOf } from '../gateway/integrity.ts';

/** Stands in the run time for the hashes, which are known when every file has its last form. */
const PLACEHOLDER = /["'`]@@integrity:(js|css)@@["'`]/g;

/**
 * Lets the run time of a remote, in its entry, ask for chunks and their stylesheets with their integrity. The page names the
 * entry with its own, so that the browser runs nothing but what was built.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime as unknown as LoadScriptHooks;
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => `${source}\nscript.integrity = ("@@integrity:js@@")[chunkId] || "";`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrity',
        (source, { tag, chunkId }) =>
          `${source}\n${tag}.integrity = ("@@integrity:css@@")[${chunkId}] || "";`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrity', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => writeHashes(compilation, compiler.webpack.sources.RawSource),
      );
    });
  }
}

function writeHashes(compilation: Compilation, RawSource: Compiler['webpack']['sources']['RawSource']) {
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      if (!file.endsWith('.js')) continue;
      compilation.updateAsset(file, (source) => {
        const filled = source
          .source()
          .toString()
          .replace(PLACEHOLDER, (_placeholder, type: string) => JSON.stringify(hashes(compilation, type)));
        return new RawSource(filled);
      });
    }
  }
}

/** Chunk → sha384 of its file of that type, for the chunks that load later. */
function hashes(compilation: Compilation, type: string): Record<string, string> {
  const later = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  return Object.fromEntries(
    later.flatMap(({ id, files }) => {
      const file = [...files].find((name) => name.endsWith(`.${type}`));
      return file ? [[id, integrityOf(compilation.getAsset(file)!.source.buffer())]] : [];
    }),
  );
}

/** Webpack has this hook for plugins, but not in its types. */
interface LoadScriptHooks {
  LoadScriptRuntimeModule: {
    getCompilationHooks(compilation: Compilation): {
      createScript: { tap(name: string, change: (source: string) => string): void };
    };
  };
}

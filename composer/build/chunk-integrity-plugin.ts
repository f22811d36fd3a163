import type { Compilation, Compiler } from 'webpack';
import { computeIntegrity } from '../gateway/integrity.ts';
import type { Builder } from './builders.ts';
import { withInsertions } from './source-maps-plugin.ts';
import type { Insertion } from './source-maps-plugin.ts';

/** Stands in the run time for the hashes, which are known when every file has its last form. */
const PLACEHOLDER = /["'`]@@integrity:(js|css)@@["'`]/g;

/**
 * Lets the run time of a remote, in its entry, ask for chunks and their stylesheets with their integrity. The page names the
 * entry with its own, so that the browser runs nothing but what was built.
 */
export class ChunkIntegrityPlugin {
  readonly #builder: Builder;

  constructor(builder: Builder) {
    this.#builder = builder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      this.#builder.changeLoading(compilation, {
        script: (source) => `${source}\nscript.integrity = ("@@integrity:js@@")[chunkId] || "";`,
        stylesheet: (source, tag, chunkId) =>
          `${source}\n${tag}.integrity = ("@@integrity:css@@")[${chunkId}] || "";`,
      });
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
      const code = compilation.getAsset(file)!.source.source().toString();
      const insertions: Insertion[] = [];
      const filled = code.replace(PLACEHOLDER, (placeholder, type: string, at: number) => {
        const written = JSON.stringify(hashes(compilation, type));
        const before = code.slice(0, at).split('\n');
        const by = written.length - placeholder.length;
        insertions.push({ line: before.length - 1, column: before.at(-1)!.length, by });
        return written;
      });
      compilation.updateAsset(file, new RawSource(filled));
      const map = compilation.getAsset(file)!.info.related?.sourceMap;
      if (typeof map === 'string' && insertions.length)
        compilation.updateAsset(
          map,
          (source) => new RawSource(withInsertions(source.source().toString(), insertions)),
        );
    }
  }
}

/** Chunk → sha384 of its file of that type, for the chunks that load later. */
function hashes(compilation: Compilation, type: string): Record<string, string> {
  const later = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  return Object.fromEntries(
    later.flatMap(({ id, files }) => {
      const file = [...files].find((name) => name.endsWith(`.${type}`));
      return file ? [[id, computeIntegrity(compilation.getAsset(file)!.source.buffer())]] : [];
    }),
  );
}

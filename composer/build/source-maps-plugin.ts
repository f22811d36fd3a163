import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodedMappings, encodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import type { Compiler } from 'webpack';

/**
 * Writes the source maps of a release into a folder that no visitor gets, without the sources: gateways find places in them. The files
 * that browsers get do not name them.
 */
export class SourceMapsPlugin {
  readonly #folder: string;

  /** @param folder where they go: `maps/` of the release, and within it the folder that the files have in `web/` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    new compiler.webpack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: '[file].map',
      append: false,
      noSources: true,
      namespace: String(compiler.options.output.uniqueName),
    }).apply(compiler);
    const maps = new Map<string, Buffer>();
    compiler.hooks.thisCompilation.tap('SourceMaps', (compilation) => {
      compilation.hooks.processAssets.tap(
        // All files have their last form and name.
        { name: 'SourceMaps', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          maps.clear();
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.js.map')) continue;
            maps.set(name, source.buffer());
            compilation.deleteAsset(name);
          }
        },
      );
    });
    compiler.hooks.afterEmit.tap('SourceMaps', () => {
      mkdirSync(this.#folder, { recursive: true });
      for (const [name, map] of maps) writeFileSync(path.join(this.#folder, name), map);
    });
  }
}

/** A text that was made longer after its map was made; `line` and `column` count from 0. */
export interface Insertion {
  line: number;
  column: number;
  /** Characters. */
  by: number;
}

/** The map of a file into whose lines something was inserted. */
export function withInsertions(json: string, insertions: readonly Insertion[]): string {
  const map = JSON.parse(json) as object;
  const mappings = decodedMappings(new TraceMap(json)).map((segments, line) =>
    segments.map((segment) => {
      const before = insertions.filter((inserted) => inserted.line === line && inserted.column < segment[0]);
      const by = before.reduce((sum, inserted) => sum + inserted.by, 0);
      return [segment[0] + by, ...segment.slice(1)] as typeof segment;
    }),
  );
  return JSON.stringify({
    ...map,
    mappings: encodedMappings(
      new TraceMap({ ...map, mappings } as ConstructorParameters<typeof TraceMap>[0]),
    ),
  });
}

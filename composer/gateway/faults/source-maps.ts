import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

/** Bytes of a file that is read for its map. */
const LARGEST = 32_000_000;
/** Maps in memory. */
const KEPT = 8;
/** Characters of a line of a stack: a longer one is none. */
const LONGEST_LINE = 500;

/** A place in a file of a release, by its path or its address. */
const PLACE =
  /[^\s()]*[/\\]([a-z][a-z0-9-]*)[/\\]([0-9A-Za-z][0-9A-Za-z.-]*)[/\\]((?:server|web)[/\\][^\s():?]+):(\d+):(\d+)/;
const INLINE = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([A-Za-z0-9+/=]+)\s*$/;

/**
 * Finds places in the sources of releases by the source maps of their builds, which no visitor gets: `maps/` for files of browsers, beside
 * the code of the server. A development build has them beside or in its files.
 */
export class SourceMaps {
  readonly #releases: string;
  readonly #maps = new LRUCache<string, { of: string; map: TraceMap | undefined }>({ max: KEPT });

  /** @param releases folder of the releases */
  constructor(releases: string) {
    this.#releases = releases;
  }

  /** The stack with places in sources: "mf-shop/src/list.tsx:12:5". One whose map is missing or damaged stays as it is. */
  resolveStack(stack: string): string {
    return stack
      .split('\n')
      .map((line) => (line.length > LONGEST_LINE ? line : this.#resolveLine(line)))
      .join('\n');
  }

  #resolveLine(line: string): string {
    return line.replace(PLACE, (place, app: string, version: string, file: string, ...numbers: string[]) => {
      const parts = file.split(/[/\\]/);
      if (parts.includes('..')) return place;
      try {
        return this.#source(path.join(this.#releases, app, version), parts, numbers.map(Number)) ?? place;
      } catch {
        return place;
      }
    });
  }

  #source(release: string, file: string[], [line, column]: number[]): string | undefined {
    const map = this.#findMap(release, file);
    if (!map) return undefined;
    const found = originalPositionFor(map, { line: line!, column: Math.max(column! - 1, 0) });
    return found.source === null
      ? undefined
      : `${sourceName(found.source)}:${found.line}:${found.column + 1}`;
  }

  #findMap(release: string, [side, ...rest]: string[]): TraceMap | undefined {
    const file = path.join(release, side!, ...rest);
    const candidates = [`${path.join(release, 'maps', ...rest)}.map`, `${file}.map`, file];
    for (const candidate of side === 'web' ? candidates : candidates.slice(1)) {
      const stats = statSync(candidate, { throwIfNoEntry: false });
      if (!stats?.isFile() || stats.size > LARGEST) continue;
      // A development build changes in place.
      const of = `${stats.mtimeMs} ${stats.size}`;
      const known = this.#maps.get(candidate);
      if (known?.of === of) return known.map;
      const map = readMap(candidate);
      this.#maps.set(candidate, { of, map });
      return map;
    }
    return undefined;
  }
}

function readMap(file: string): TraceMap | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const json = file.endsWith('.map') ? content : inlineMap(content);
    return json === undefined ? undefined : new TraceMap(json);
  } catch {
    return undefined;
  }
}

function inlineMap(code: string): string | undefined {
  const [, encoded] = INLINE.exec(code.slice(code.lastIndexOf('//# sourceMappingURL='))) ?? [];
  return encoded && Buffer.from(encoded, 'base64').toString();
}

/** "webpack://mf-shop/./src/list.tsx?1f2e" → "mf-shop/src/list.tsx" */
const sourceName = (source: string) =>
  path.posix.normalize(source.replace(/^webpack:\/\/\/?/, '').replace(/\?[^?]*$/, ''));

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { SourceMaps } from '../gateway/faults/source-maps.ts';
import { publish } from '../gateway/releases/publish.ts';
import { buildRemote, fixtureRemote } from '../testing/fixture-app.ts';
import { emptyStore } from '../testing/release-fixture.ts';
import { BUILDERS } from './builders.ts';
import { withInsertions } from './source-maps-plugin.ts';

const CONFIG = `{ name: 'mf-x', widgets: { Hint: { code: './src/hint.tsx' } } }`;
const HINT = `import { useState } from 'react';

export const explode = (text: string) => {
  throw new Error('marker of ' + text);
};

export default function Hint() {
  const [text] = useState('x');
  return <p onClick={() => explode(text)}>{import('./later.ts').then(({ later }) => later)}</p>;
}`;
const LATER = `export const later = 'later';`;

/** Line and column, from 1, of a text in a file. */
function findPlace(file: string, text: string): string {
  const before = readFileSync(file, 'utf8').split(text)[0]!.split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

test.each(BUILDERS)(
  '%s: a release has its source maps where no visitor gets them, and places in both of its builds lead to the source',
  async (builder) => {
    const dir = fixtureRemote({
      config: CONFIG,
      builder,
      files: { 'src/hint.tsx': HINT, 'src/later.ts': LATER },
    });
    expect(await buildRemote(dir)).toMatchObject({ built: true });
    const dist = path.join(dir, 'dist');
    const ofPages = readdirSync(path.join(dist, 'web'), { recursive: true, encoding: 'utf8' });
    expect(ofPages.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of ofPages.filter((name) => name.endsWith('.js')))
      expect(readFileSync(path.join(dist, 'web', file), 'utf8')).not.toContain('sourceMappingURL');
    writeFileSync(path.join(dist, 'maps/of-an-earlier-build.js.map'), '{}');

    const store = emptyStore();
    const { name, version, files } = await publish(store, dist);
    expect(Object.keys(files).filter((file) => file.endsWith('.map'))).toEqual([]);
    const folder = store.releaseFolder(name, version);
    expect(existsSync(path.join(folder, 'maps/of-an-earlier-build.js.map'))).toBe(false);
    const maps = new SourceMaps(store.folder);
    const expose = ofPages.find((file) => /expose-Hint\.\w+\.js$/.test(file))!;
    const inBrowser = findPlace(path.join(folder, 'web', expose), 'Error("marker');
    expect(
      maps.resolveStack(`    at https://site.example/remotes/${name}/${version}/web/${expose}:${inBrowser}`),
    ).toMatch(/^ {4}at mf-x\/src\/hint\.tsx:4:\d+$/);
    const server = path.join(folder, 'server/server.cjs');
    expect(maps.resolveStack(`    at ${server}:${findPlace(server, "Error('marker")}`)).toMatch(
      /^ {4}at [\w-]+\/src\/hint\.tsx:4:\d+$/,
    );
    const map = JSON.parse(readFileSync(path.join(folder, `maps/${expose}.map`), 'utf8'));
    expect(map.sourcesContent ?? []).toEqual([]);

    // Built again after a change, the maps of before are gone.
    writeFileSync(path.join(dir, 'src/hint.tsx'), HINT.replace('marker', 'changed'));
    expect(await buildRemote(dir)).toMatchObject({ built: true });
    expect(existsSync(path.join(dist, `maps/${expose}.map`))).toBe(false);
    rmSync(path.join(dist, 'maps'), { recursive: true });
    await expect(publish(store, dist)).resolves.toMatchObject({ name });
  },
);

test('what is written into a file after its map was made moves the places behind it, on its line', () => {
  const map = { version: 3, names: [], sources: ['a.ts'], mappings: 'AAAA,UACA,UACA;UACA' };
  const moved = new TraceMap(withInsertions(JSON.stringify(map), [{ line: 0, column: 5, by: 100 }]));
  const findLine = (line: number, column: number) => originalPositionFor(moved, { line, column }).line;
  expect([findLine(1, 0), findLine(1, 60), findLine(1, 110), findLine(1, 120), findLine(2, 10)]).toEqual([
    1, 1, 2, 3, 4,
  ]);
});

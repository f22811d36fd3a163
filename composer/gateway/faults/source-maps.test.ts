import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { SourceMaps } from './source-maps.ts';

/** Line 1 from column 10 on is line 2 of the source, from its column 4 on. */
const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['webpack://mf-x/./src/list.tsx?1f2e'],
  mappings: 'UACI',
});

function release(files: Record<string, string>) {
  const releases = temporaryFolder('maps');
  const write = (file: string, content: string) => {
    const target = path.join(releases, 'mf-x/1.0.0-ab', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    return target;
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { maps: new SourceMaps(releases), releases, write };
}

test('places in files of browsers and of the server become places in the sources, without the address of the site', () => {
  const { maps, releases } = release({ 'maps/list.js.map': MAP, 'server/server.cjs.map': MAP });
  expect(
    maps.resolveStack(`TypeError: x
    at List (https://site.example/remotes/mf-x/1.0.0-ab/web/list.js:1:12)
    at ${releases}/mf-x/1.0.0-ab/server/server.cjs:1:12
    at node:internal/timers:1:2`),
  ).toBe(`TypeError: x
    at List (mf-x/src/list.tsx:2:5)
    at mf-x/src/list.tsx:2:5
    at node:internal/timers:1:2`);
});

test.each([
  ['is not there', undefined],
  ['is no JSON', '{'],
  ['is of another kind', '[]'],
  ['has mappings that are none', MAP.replace('"UACI"', '7')],
  ['has no sources', MAP.replace(/\[".*"\]/, '7')],
  ['says nothing of the place', MAP.replace('UACI', '')],
])('a stack whose map %s stays as it is', (_what, map) => {
  const { maps } = release(map === undefined ? {} : { 'maps/list.js.map': map });
  const stack = '    at List (https://site.example/remotes/mf-x/1.0.0-ab/web/list.js:1:12)';
  expect(maps.resolveStack(stack)).toBe(stack);
});

test('nothing outside the releases is read, whatever a stack says', () => {
  const { maps, releases } = release({});
  writeFileSync(path.join(releases, 'secret.js.map'), MAP);
  for (const file of ['web/../../../secret.js', 'web/..\\..\\..\\secret.js', 'server/../../../secret.js']) {
    const stack = `    at /mf-x/1.0.0-ab/${file}:1:12`;
    expect(maps.resolveStack(stack)).toBe(stack);
  }
  const long = `    at ${'/a'.repeat(100_000)}/web/list.js:1:12`;
  expect(maps.resolveStack(long)).toBe(long);
});

test('a development build, whose maps are beside and in its files, may change in place', () => {
  const inline = (map: string) =>
    `x()\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(map).toString('base64')}`;
  const { maps, write } = release({ 'web/list.js.map': MAP, 'server/server.cjs': inline(MAP) });
  const stack = '    at /mf-x/1.0.0-ab/web/list.js:1:12\n    at /mf-x/1.0.0-ab/server/server.cjs:1:12';
  expect(maps.resolveStack(stack)).toBe('    at mf-x/src/list.tsx:2:5\n    at mf-x/src/list.tsx:2:5');
  rmSync(write('web/list.js.map', MAP));
  write('server/server.cjs', inline(MAP.replace('list.tsx', 'changed.tsx')));
  expect(maps.resolveStack(stack)).toBe(
    '    at /mf-x/1.0.0-ab/web/list.js:1:12\n    at mf-x/src/changed.tsx:2:5',
  );
});

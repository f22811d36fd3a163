import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { releaseSchema } from '../contract/contract.ts';
import { fixtureRemote, sealApp } from '../testing/fixture-app.ts';
import { describeStock } from './describe-stock.ts';

const CONFIG = `{ name: 'mf-x', widgets: { Hint: { code: './src/hint.js', slots: ['article/aside'], props: z.object({ text: z.string() }), fixture: { text: 'Sold' } } } }`;

const manifest = ({ metaData = {}, ...more }: Record<string, unknown> = {}) => ({
  metaData: {
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    globalName: 'stock_x',
    pluginVersion: '2.9.3',
    publicPath: 'auto',
    ...(metaData as object),
  },
  shared: [{ name: 'react', singleton: true, requiredVersion: '^19.0.0' }],
  remotes: [],
  exposes: [exposed('./Hint', ['hint.js'])],
  ...more,
});
const exposed = (expose: string, js: string[]) => ({
  path: expose,
  assets: { js: { sync: js, async: [] }, css: { sync: [], async: [] } },
});

/** What is left of React in a minified build that uses one hook. */
const REACT = 't.useState=function(e){return n.H.useState(e)}';

/** A folder as an ordinary build leaves it. */
function stockBuild(described: unknown = manifest(), config = CONFIG, hint?: string): string {
  const dir = fixtureRemote({ config, imports: `import * as z from 'zod';`, files: {} });
  mkdirSync(path.join(dir, 'dist'));
  build(dir, described, hint);
  return dir;
}

function build(dir: string, described: unknown = manifest(), hint = '// hint') {
  const files = {
    'mf-manifest.json': typeof described === 'string' ? described : JSON.stringify(described),
    'mf-stats.json': '{"exposes":[{"file":"src/hint.js"}]}',
    '@mf-types.d.ts': 'export type RemoteKeys = "src/hint.js"',
    '@mf-types.zip': 'types',
    'remoteEntry.js': 'var stock_x',
    'hint.js': hint,
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dir, 'dist', file), content);
}

test('a build by the ordinary plugin becomes a release that is marked as such, the same each time', async () => {
  const dir = stockBuild();
  expect(await sealApp(dir)).toMatchObject({ built: true });
  const read = () => readFileSync(path.join(dir, 'dist/release.json'), 'utf8');
  const first = read();
  expect(releaseSchema.parse(JSON.parse(first))).toMatchObject({
    kind: 'remote',
    name: 'mf-x',
    stock: { type: 'global', globalName: 'stock_x', plugin: '2.9.3' },
    entry: ['remoteEntry.js'],
    exposes: { './Hint': { js: ['hint.js'], css: [] } },
    shared: { react: '^19.0.0' },
    fixtures: { './Hint': { text: 'Sold' } },
    widgets: [{ name: 'Hint', slots: ['article/aside'], props: { required: ['text'] } }],
    files: { 'web/remoteEntry.js': expect.stringMatching(/^sha384-/), 'web/hint.js': expect.anything() },
  });
  // What the plugin says of the build, with names of sources, is not published.
  expect(Object.keys(releaseSchema.parse(JSON.parse(first)).files).sort()).toEqual([
    'web/hint.js',
    'web/remoteEntry.js',
  ]);
  expect(existsSync(path.join(dir, 'dist/web/hint.js.br'))).toBe(true);
  expect(await sealApp(dir)).toMatchObject({ built: true });
  expect(read()).toBe(first);
});

test('a build by the plugin for Vite becomes one too: its entry is a module, and React comes with the JSX run time', async () => {
  const range = { singleton: true, requiredVersion: '^19.0.0' };
  const dir = stockBuild(
    manifest({
      metaData: {
        remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
        pluginVersion: '1.23.8',
      },
      shared: [
        ...['react', 'react-dom'].map((name) => ({ name, ...range })),
        // It keeps nothing: there may be two of it.
        { name: 'react/jsx-runtime', ...range, singleton: false },
      ],
    }),
  );
  expect(await describeStock(dir, path.join(dir, 'dist'))).toMatchObject({
    stock: { type: 'module', globalName: 'stock_x', plugin: '1.23.8' },
    entry: ['remoteEntry.js'],
    shared: { react: '^19.0.0', 'react-dom': '^19.0.0', 'react/jsx-runtime': '^19.0.0' },
  });
});

test('a module that an address could name in two ways is refused, as browsers would not find its hash', async () => {
  const dir = stockBuild(manifest({ metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'module' } } }));
  writeFileSync(path.join(dir, 'dist/plan (2).svg'), '<svg/>');
  expect(await sealApp(dir)).toMatchObject({ built: true });
  writeFileSync(path.join(dir, 'dist/web/[id].js'), 'export {}');
  expect(await sealApp(dir)).toMatchObject({
    built: false,
    output: expect.stringContaining('[id].js: browsers find the hashes'),
  });
});

test('a build into a folder that was sealed is another release', async () => {
  const dir = stockBuild();
  const first = await sealApp(dir);
  build(dir, manifest(), '// another hint');
  const second = await sealApp(dir);
  expect(second).toMatchObject({ built: true, output: expect.stringMatching(/^mf-x 0\.1\.0-/) });
  expect(second.output).not.toBe(first.output);
  expect(readFileSync(path.join(dir, 'dist/web/hint.js'), 'utf8')).toBe('// another hint');
});

test('a build by the plugin that Rspack itself has, which names no version of it, is taken', async () => {
  const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'global' };
  const dir = stockBuild(manifest({ metaData: { remoteEntry, pluginVersion: undefined } }));
  expect(await sealApp(dir)).toMatchObject({ built: true });
  const release = JSON.parse(readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
  expect(release.stock).toEqual({ type: 'global', globalName: 'stock_x' });
});

test.each([
  REACT,
  't.useState=function(e){return n.current.useState(e)}',
  't.use=function(e){return n.H.use(e)}',
  'var n=Symbol.for("react.element")',
])('a build that brings a React which it does not share is refused: %s', async (react) => {
  const dir = stockBuild(manifest({ shared: [] }), CONFIG, react);
  await expect(describeStock(dir, path.join(dir, 'dist'))).rejects.toThrow(
    /hint\.js brings a React of its own.*add it to "shared"/,
  );
});

test('a build that imports no React is a release, whatever was built there before', async () => {
  const dir = stockBuild(manifest(), CONFIG, REACT);
  expect(await sealApp(dir)).toMatchObject({ built: true });
  // Its JSX is made by react/jsx-runtime, which is no React: a widget without hooks imports nothing else.
  build(dir, manifest({ shared: [] }), `var n=Symbol.for("react.transitional.element")`);
  expect(await describeStock(dir, path.join(dir, 'dist'))).toMatchObject({ shared: {} });
});

test.each<[string, unknown, RegExp]>([
  [
    'an absolute address of its files',
    manifest({ metaData: { publicPath: 'https://cdn.example/' } }),
    /publicPath/,
  ],
  ['the root of a site as its address', manifest({ metaData: { publicPath: '/' } }), /publicPath/],
  ['a public path that is code', manifest({ metaData: { publicPath: undefined } }), /auto.*publicPath/s],
  [
    'an entry for another loader',
    manifest({ metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'system' } } }),
    /type "system".*'var'.*'module'/,
  ],
  [
    'a module elsewhere as its entry',
    manifest({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '../..', type: 'module' } } }),
    /a file of the release/,
  ],
  [
    'an entry elsewhere',
    manifest({ metaData: { remoteEntry: { name: 'x.js', path: '../..', type: 'var' } } }),
    /a file of the release/,
  ],
  [
    'an entry that is an address',
    manifest({ metaData: { remoteEntry: { name: '//evil.example/x.js', type: 'var' } } }),
    /a file of the release|was not built/,
  ],
  ['a name that is code', manifest({ metaData: { globalName: 'x;alert(1)' } }), /a name of a variable/],
  ['the name of a part of JavaScript', manifest({ metaData: { globalName: 'Promise' } }), /"Promise"/],
  ['a version with line breaks', manifest({ metaData: { pluginVersion: '1\n2' } }), /a version/],
  [
    'another singleton',
    manifest({
      shared: [
        { name: 'react', singleton: true },
        { name: 'jotai', singleton: true },
      ],
    }),
    /jotai is shared as a singleton.*bundle it/,
  ],
  [
    'one React of several',
    manifest({ shared: [{ name: 'react', singleton: false }] }),
    /react is not shared as a singleton/,
  ],
  [
    'a range that is none',
    manifest({ shared: [{ name: 'react', singleton: true, requiredVersion: 'new' }] }),
    /no range/,
  ],
  ['remotes of its own', manifest({ remotes: [{}] }), /remotes/],
  ['an expose that is a path', manifest({ exposes: [exposed('./../Hint', ['hint.js'])] }), /like \.\/Hint/],
  ['a prototype as an expose', manifest({ exposes: [exposed('__proto__', ['hint.js'])] }), /like \.\/Hint/],
  [
    'files elsewhere',
    manifest({ exposes: [exposed('./Hint', ['../package.json'])] }),
    /a file of the release/,
  ],
  [
    'files that are not there',
    manifest({ exposes: [exposed('./Hint', ['other.js'])] }),
    /other\.js, which was not built/,
  ],
  ['no widget of the configuration', manifest({ exposes: [] }), /does not expose \.\/Hint/],
  ['fields of other types', manifest({ exposes: 'all' }), /no manifest of module federation/],
  ['no JSON', '<!doctype html>', /no JSON/],
])('a build with %s is refused by name, and stays as it was', async (_what, described, reason) => {
  const dir = stockBuild(described);
  await expect(describeStock(dir, path.join(dir, 'dist'))).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(reason),
  });
  expect(existsSync(path.join(dir, 'dist/mf-manifest.json'))).toBe(true);
});

test('what needs the preset is refused: pages, translations and waiting for the visitor', async () => {
  const config = `{ name: 'mf-x',
    pages: { Page: { code: './src/page.js', routes: [{ id: 'page', paths: { fr: 'page' } }] } },
    widgets: { Hint: { code: './src/hint.js', hydrate: 'interaction', messages: ['hint'] } } }`;
  const dir = stockBuild(manifest(), config);
  const error: Error = await describeStock(dir, path.join(dir, 'dist')).then(
    () => new Error('accepted'),
    (thrown: Error) => thrown,
  );
  for (const part of ['pages', 'messages', 'widgets.Hint.hydrate'])
    expect(error.message).toContain(`${part}: `);
});

test('a folder that nothing was built into is refused', async () => {
  const dir = fixtureRemote({ config: CONFIG, imports: `import * as z from 'zod';`, files: {} });
  expect(await sealApp(dir)).toMatchObject({
    built: false,
    output: expect.stringContaining('mf-manifest.json'),
  });
});

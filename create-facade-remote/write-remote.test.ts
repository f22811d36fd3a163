import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { toWidgetProps, remoteFiles, remoteNames } from './write-remote.ts';

const versions = new Proxy({}, { get: (_target, id) => `of ${String(id)}` });

test.each(['in-workspace', 'own-repository'] as const)(
  '%s nothing is left of the names of the template',
  (place) => {
    const files = remoteFiles({
      names: remoteNames('mf-home-loans'),
      place,
      versions,
      site: 'https://a.example',
    });
    const text = JSON.stringify(files);
    expect(text).not.toMatch(/new[- ]?remote|site\.example|"\*"/i);
    expect(files['remote.config.ts']).toContain("name: 'mf-home-loans'");
    expect(files['remote.config.ts']).toMatch(/^ {2}budget: 20_000,$/m);
    expect(files['README.md']).toMatch(/^## Budget\n\n`budget` in `remote.config.ts`/m);
    expect(files['messages/fr.json']).toContain('"page.title": "Home loans"');
    expect(JSON.parse(files['package.json']!).dependencies.react).toBe('of react');
  },
);

test.each([
  ['mf-new-remotes', 'NewRemotesPage', "'new-remotes'", '"New remotes"'],
  ['mf-new-remote-x', 'NewRemoteXPage', "'new-remote-x'", '"New remote x"'],
  ['my-new-remote', 'MyNewRemotePage', "'my-new-remote'", '"My new remote"'],
])('%s is written whole, though it has the name of the template in it', (name, page, link, title) => {
  const files = remoteFiles({ names: remoteNames(name), place: 'own-repository', versions });
  expect(files['remote.config.ts']).toContain(`name: '${name}'`);
  expect(files['remote.config.ts']).toContain(`${page}: {`);
  expect(files['src/links.ts']).toContain(`[${link}]`);
  expect(files['messages/fr.json']).toContain(`"page.title": ${title}`);
  expect(JSON.parse(files['package.json']!).name).toBe(name);
});

test.each(['react', 'zod', 'composer', 'webpack'])('%s is no name: a remote stands on it', (name) => {
  expect(() => remoteFiles({ names: remoteNames(name), place: 'own-repository', versions })).toThrow(
    'a package that a remote stands on',
  );
});

test('a remote that Rspack builds says so in one word, and needs nothing of webpack', () => {
  const written = (builder: 'webpack' | 'rspack') =>
    remoteFiles({ names: remoteNames('mf-loans'), place: 'own-repository', versions, builder });
  const byRspack = written('rspack');
  expect(byRspack['webpack.config.mjs']).toContain(
    "{ dir: import.meta.dirname, builder: 'rspack', ...options }",
  );
  const tools = Object.keys(JSON.parse(byRspack['package.json']!).devDependencies);
  expect(tools).toContain('@rspack/core');
  expect(tools).toContain('css-loader');
  expect(tools.filter((id) => /^webpack|^(mini-css|minimizer|@pmmmwh)/.test(id))).toEqual([]);
  const byWebpack = written('webpack');
  expect(byWebpack['webpack.config.mjs']).not.toContain('builder');
  expect(JSON.parse(byWebpack['package.json']!).scripts).toEqual(
    JSON.parse(byRspack['package.json']!).scripts,
  );
});

test('a repository of its own ignores what is made, and is not one of the workspace', () => {
  const files = remoteFiles({ names: remoteNames('loans'), place: 'own-repository', versions });
  expect(files['.gitignore']).toContain('.site');
  expect(files['tsconfig.json']).not.toContain('extends');
});

test('a widget that fills a slot takes its props', () => {
  const props = toWidgetProps({ properties: { propertyId: { type: 'integer' }, path: { type: 'string' } } });
  const files = remoteFiles({
    names: remoteNames('mf-loans'),
    place: 'in-workspace',
    versions,
    fills: { slot: 'article/below-text', props },
  });
  expect(files['remote.config.ts']).toContain("slots: ['article/below-text']");
  expect(files['src/teaser/teaser.props.ts']).toContain('{ propertyId: z.number().int(), path: z.string() }');
  expect(files['messages/nl.json']).toContain('{propertyId}, {path}');
});

test('a package without a version is not written', () => {
  const named = { names: remoteNames('mf-a'), place: 'own-repository', versions: {} } as const;
  expect(() => remoteFiles(named)).toThrow('There is no version for composer');
});

/** The command in an empty folder, or one with a file. */
function create(args: string[], occupied?: string) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'create-'));
  if (occupied) {
    mkdirSync(path.join(cwd, occupied));
    writeFileSync(path.join(cwd, occupied, 'file'), '');
  }
  const program = path.join(import.meta.dirname, 'create.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' });
  const written = readdirSync(cwd);
  rmSync(cwd, { recursive: true });
  return { status, stderr, written };
}

test.each<[string[], string]>([
  [[], 'Usage: npm create'],
  [['mf-a'], 'Usage: npm create'],
  [['../mf-a', '--site', 'https://a.example'], 'is no name for a remote'],
  [['Mf', '--site', 'https://a.example'], 'is no name for a remote'],
  [['shell', '--site', 'https://a.example'], 'is no name for a remote'],
  [['registry', '--site', 'https://a.example'], 'is no name for a remote'],
  [['mf-a', '--site', 'http://a.example'], 'by https only'],
  [['mf-a', '--site', 'https://a.example/fr/'], 'is not the address of a site'],
  [['mf-a', '--site', 'https://$(id).example'], 'is not the address of a site'],
  [['mf-a', '--site', 'file:///etc'], 'is not the address of a site'],
  [
    ['mf-a', '--site', 'https://a.example', '--builder', 'vite'],
    '--builder vite: it can be webpack or rspack',
  ],
])('%j is refused, and nothing is written', (args, reason) => {
  const { status, stderr, written } = create(args);
  expect({ status, written }).toEqual({ status: 1, written: [] });
  expect(stderr).toContain(reason);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('a folder with files is left as it is', () => {
  const { stderr, status } = create(['mf-a', '--site', 'https://a.example'], 'mf-a');
  expect({ stderr, status }).toEqual({ stderr: 'The folder mf-a is not empty\n', status: 1 });
});

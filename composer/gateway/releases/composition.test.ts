import { expect, test } from '@jest/globals';
import { build } from '../../testing/release-fixture.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserComposition } from '../../contract/composition-file.ts';
import { releaseSchema } from '../../contract/release.ts';
import { compose, describeModules } from './composition.ts';
import { CompositionFile, ImportMapFile } from './composition-file.ts';

const described = (...builds: Parameters<typeof build>[0][]) =>
  builds.map((fixture) =>
    releaseSchema.parse(JSON.parse(readFileSync(path.join(build(fixture), 'release.json'), 'utf8'))),
  );
const stock = (type: 'global' | 'module', globalName: string) => ({
  messages: {},
  stock: { type, globalName, plugin: '1.0.0' },
});

const web = { 'assets/late.mjs': 'export {}', 'assets/x.css': 'p {}' };
const mixed = () =>
  described(
    { name: 'shell' },
    { name: 'mf-a', release: stock('global', 'team_a') },
    { name: 'mf-m', web, release: { ...stock('module', 'team_m'), entry: ['remoteEntry.js'] } },
    { name: 'mf-n', release: {} },
  );

test('the import map names entries that are modules, and the hashes of all scripts of their remotes', () => {
  const releases = mixed();
  const { remotes } = compose(releases);
  const { files } = releases[2]!;
  const scripts = Object.keys(files).filter((file) => /^web\/.*js$/.test(file));
  expect(scripts).toEqual(expect.arrayContaining(['web/remoteEntry.js', 'web/assets/late.mjs']));
  expect(JSON.parse(describeModules(releases)!)).toEqual({
    imports: { team_m: '/remotes/mf-m/1/web/remoteEntry.js' },
    integrity: Object.fromEntries(scripts.map((file) => [`/remotes/mf-m/1/${file}`, files[file]])),
  });
  const sent = Object.keys(browserComposition(compose(releases), 'en').integrity);
  expect(sent).toContain(`/remotes/mf-a/1/web/${releases[1]!.entry[0]}`);
  expect(sent.filter((file) => file.includes('mf-m'))).toEqual([]);
  expect(remotes['mf-m']!.stock).toEqual({ type: 'module', globalName: 'team_m' });
});

test('browsers are told where the import map is and what it hashes to, and not what is in it', () => {
  const releases = mixed();
  const file = new ImportMapFile(describeModules(releases)!);
  const composition = compose(releases, [], {}, file);
  const sent = browserComposition(composition, 'en');
  expect(sent.importMap).toEqual({
    href: expect.stringMatching(/^\/compositions\/[\w-]{22}\.json$/),
    integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
  });
  expect(JSON.stringify(sent)).not.toContain('late.mjs');
  const { path } = new CompositionFile(composition, 'en', file);
  const changed = new ImportMapFile(`${file.text} `);
  expect(changed.path).not.toBe(file.path);
  expect(new CompositionFile(compose(releases, [], {}, changed), 'en', changed).path).not.toBe(path);
});

test('there is none where all entries are scripts', () => {
  const releases = described({ name: 'shell' }, { name: 'mf-a', release: stock('global', 'team_a') });
  expect(describeModules(releases)).toBeUndefined();
  expect(compose(releases)).not.toHaveProperty('importMap');
});

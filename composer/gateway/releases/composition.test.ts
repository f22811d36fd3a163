import { expect, test } from '@jest/globals';
import { build } from '../../testing/release-fixture.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema } from '../../contract/release.ts';
import { compose } from './composition.ts';

const described = (...builds: Parameters<typeof build>[0][]) =>
  builds.map((fixture) =>
    releaseSchema.parse(JSON.parse(readFileSync(path.join(build(fixture), 'release.json'), 'utf8'))),
  );
const stock = (type: 'global' | 'module', globalName: string) => ({
  messages: {},
  stock: { type, globalName, plugin: '1.0.0' },
});

test('the import map names entries that are modules, and the hashes of all scripts of their remotes', () => {
  const web = { 'assets/late.mjs': 'export {}', 'assets/x.css': 'p {}' };
  const releases = described(
    { name: 'shell' },
    { name: 'mf-a', release: stock('global', 'team_a') },
    { name: 'mf-m', web, release: { ...stock('module', 'team_m'), entry: ['remoteEntry.js'] } },
    { name: 'mf-n', release: {} },
  );
  const { importMap, remotes } = compose(releases);
  const { files } = releases[2]!;
  const scripts = Object.keys(files).filter((file) => /^web\/.*js$/.test(file));
  expect(scripts).toEqual(expect.arrayContaining(['web/remoteEntry.js', 'web/assets/late.mjs']));
  expect(JSON.parse(importMap!)).toEqual({
    imports: { team_m: '/remotes/mf-m/1/web/remoteEntry.js' },
    integrity: Object.fromEntries(scripts.map((file) => [`/remotes/mf-m/1/${file}`, files[file]])),
  });
  expect(remotes['mf-m']!.stock).toEqual({ type: 'module', globalName: 'team_m' });
});

test('there is none where all entries are scripts', () => {
  expect(
    compose(described({ name: 'shell' }, { name: 'mf-a', release: stock('global', 'team_a') })),
  ).not.toHaveProperty('importMap');
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, emptyStore, release } from '../testing/release-fixture.ts';
import { promote, publish } from './publish.ts';

test('publishing the same build again changes nothing', () => {
  const store = emptyStore();
  const folder = build({ name: 'shell', web: { 'main.js': '1' } });
  publish(store, folder);
  publish(store, folder);
  expect(readdirSync(path.join(store.folder, 'shell'))).toEqual(['1']);
});

test('publishing does not make live', () => {
  const store = emptyStore();
  release(store, { name: 'shell' });
  publish(store, build({ name: 'shell', version: '2' }));
  expect(store.readRegistry().live).toEqual({ shell: '1' });
});

test('a release of another contract is refused with the reason, and nothing changes', () => {
  const store = emptyStore();
  release(store, { name: 'shell' });
  const before = readFileSync(store.registryFile, 'utf8');
  const strange = publish(store, build({ name: 'mf-search', release: { contract: 99 } }));
  expect(() => promote(store, [strange])).toThrow('speaks contract 99');
  expect(readFileSync(store.registryFile, 'utf8')).toBe(before);
});

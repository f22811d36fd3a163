import type { Composition } from 'shared-kit/contracts/boot';
import { decompress, ENCODINGS } from '../encodings/encodings.ts';
import { CompositionFile } from './composition-file.ts';

const composition = {
  shell: { version: '1', js: ['/shell.js'], pages: [{ id: 'home', paths: {} }] },
  remotes: { 'mf-a': { name: 'mf-a', entry: '/a/entry.js', exposes: {}, routes: [{ watcher: 'seen' }] } },
  missing: [],
  slots: { 'property/below-facts': ['mf-a/Hint'] },
  integrity: {
    '/shell.js': 'sha384-shell',
    '/a/entry.js': 'sha384-entry',
    '/a/page.js': 'sha384-page',
    '/a/watchers/seen.js': 'sha384-seen',
  },
} as unknown as Composition;

test.each(ENCODINGS)(
  'tells browsers what they need of the live releases, and no more (%s)',
  async (encoding) => {
    const plain = await decompress(await new CompositionFile(composition).body(encoding), encoding);
    expect(JSON.parse(plain.toString())).toEqual({
      ...composition,
      shell: { ...composition.shell, pages: [] },
      integrity: { '/a/entry.js': 'sha384-entry', '/a/watchers/seen.js': 'sha384-seen' },
    });
  },
);

test('its address is that of what it tells: the same from each gateway, another for other releases', () => {
  const { path } = new CompositionFile(composition);
  expect(path).toMatch(/^\/compositions\/[\w-]{22}\.json$/);
  expect(new CompositionFile(structuredClone(composition)).path).toBe(path);
  expect(new CompositionFile({ ...composition, slots: {} }).path).not.toBe(path);
});

import { emptyStore, ECHO_SHELL, release } from '../testing/release-fixture.ts';
import { page } from '../testing/pool-under-test.ts';
import { inspectReleases } from './inspect-releases.ts';

/** Kinds of fault of a remote with this server code. */
async function kinds(server: string): Promise<string[]> {
  const store = emptyStore();
  const exposes = { './Page': { js: [], css: [] } };
  release(store, { name: 'shell', server: ECHO_SHELL }, { name: 'mf-x', server, release: { exposes } });
  const releases = ['shell', 'mf-x'].map((name) => store.readRelease(name, '1'));
  const faults = await inspectReleases(store, releases, ['shell', 'mf-x']);
  return faults.map(({ app, expose, kind }) => [app, expose, kind].join(' '));
}

test('a release that runs has no faults', async () => {
  expect(await kinds(page({}))).toEqual([]);
});

test.each([
  ['throws while it loads', page({ start: `throw new Error('x')` }), 'mf-x ./Page load'],
  ['lacks an expose', 'exports.exposes = {};', 'mf-x ./Page load'],
  ['changes a prototype', page({ start: 'Object.prototype.x = 1;' }), 'mf-x  prototype'],
  ['loops while it loads', page({ start: 'for (;;);' }), 'mf-x  timeout'],
])('a release that %s is told', async (_how, server, fault) => {
  expect(await kinds(server)).toEqual([fault]);
});

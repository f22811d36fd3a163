import { catchRefusal } from '../../testing/refusal.ts';
import { emptyStore, release, UNTRIED } from '../../testing/release-fixture.ts';
import { fillSlot } from './fill-slot.ts';
import { LiveReleases } from './live-releases.ts';
import { promote, rollback } from './promote.ts';
import { retire } from './retire.ts';

const PROPS = { type: 'object', properties: {}, additionalProperties: false };
const SLOT = 'property/below-facts';

async function liveStore() {
  const store = emptyStore();
  await release(
    store,
    { name: 'shell' },
    {
      name: 'mf-forms',
      release: {
        exposes: { './Ask': { js: [], css: [] } },
        widgets: [{ name: 'Ask', expose: './Ask', props: PROPS, slots: [SLOT] }],
      },
    },
    { name: 'mf-blog' },
  );
  return store;
}

const property = (version: string, described: object) => ({
  name: 'mf-property',
  version,
  release: { slots: { [SLOT]: { props: PROPS, max: 1 } }, ...described },
});

test('a remote that nobody uses is gone from the next request on, and can come back', async () => {
  const store = await liveStore();
  const live = new LiveReleases(store, { start: async () => {}, report: () => {} });
  expect(Object.keys((await live.current()).composition.remotes)).toContain('mf-blog');
  expect(await retire(store, 'mf-blog')).toBe('1');
  const { remotes, missing } = (await live.current()).composition;
  expect([Object.keys(remotes), missing]).toEqual([['mf-forms'], []]);
  await promote(store, [{ name: 'mf-blog', version: '1' }], UNTRIED);
  expect(Object.keys((await live.current()).composition.remotes)).toContain('mf-blog');
});

test('who took a remote out is remembered, and a rollback brings back its last version', async () => {
  const store = await liveStore();
  await release(store, { name: 'mf-blog', version: '2' });
  await retire(store, 'mf-blog', {}, { who: 'Anna', note: 'replaced by articles' });
  const { history } = await store.readRegistry();
  expect(history['mf-blog']!.at(-1)).toEqual({
    version: '2',
    action: 'retire',
    at: expect.any(String),
    who: 'Anna',
    note: 'replaced by articles',
  });
  const back = async () => (await rollback(store, 'mf-blog', undefined, UNTRIED)).releases[0]!.version;
  expect([await back(), await back()]).toEqual(['2', '1']);
});

test.each([
  ['shows its widget', { uses: { 'mf-forms/Ask': PROPS } }, 'widget-missing'],
  ['shows its widget in a slot', {}, 'slot-filler'],
])('a remote is not taken out while another %s, unless that is forced', async (_what, described, code) => {
  const store = await liveStore();
  await release(store, property('1', described));
  if (code === 'slot-filler') await fillSlot(store, SLOT, ['mf-forms/Ask']);
  expect(await catchRefusal(store, () => retire(store, 'mf-forms'))).toContain(`[${code}]`);
  await retire(store, 'mf-forms', { force: true });
  const { live, slots } = await store.readRegistry();
  expect(live).not.toHaveProperty('mf-forms');
  expect(slots).toEqual({});
});

test.each([
  ['shell', 'no-shell'],
  ['mf-nothing', 'not-live'],
  ['../../x', 'not-live'],
  ['__proto__', 'not-live'],
])('%s cannot be taken out', async (app, code) => {
  const store = await liveStore();
  expect(await catchRefusal(store, () => retire(store, app, { force: true }))).toContain(`[${code}]`);
});

import * as z from 'zod';
import { rmSync } from 'node:fs';
import { compose } from './composition.ts';
import { refusal, catchRefusal } from '../../testing/refusal.ts';
import { emptyStore, release } from '../../testing/release-fixture.ts';
import { fillSlot } from './fill-slot.ts';
import { LiveReleases } from './live-releases.ts';
import type { ReleaseStore } from './release-store.ts';

const SLOT = 'property/below-facts';
const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });
const PROPS = z.object({ propertyId: z.number().int() });
const EXPOSES = { './Hint': { js: [], css: [] } };

const host = (version: string, slots: Record<string, { props: z.ZodType; max?: number }>) => ({
  name: 'mf-property',
  version,
  release: {
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, { props, max = 1 }]) => [name, { props: json(props), max }]),
    ),
  },
});
const filler = (version: string, widgets: Record<string, { props: z.ZodType; slots?: string[] }>) => ({
  name: 'mf-x',
  version,
  release: {
    exposes: EXPOSES,
    widgets: Object.entries(widgets).map(([name, { props, slots = [SLOT] }]) => ({
      name,
      expose: './Hint',
      props: json(props),
      slots,
    })),
  },
});

async function liveStore() {
  const store = emptyStore();
  await release(store, { name: 'shell' }, host('1', { [SLOT]: { props: PROPS } }));
  await release(
    store,
    filler('1', { Hint: { props: PROPS }, Offer: { props: PROPS }, Other: { props: PROPS, slots: [] } }),
  );
  return store;
}

const filling = (store: ReleaseStore, slot: string, ...widgets: string[]) =>
  catchRefusal(store, () => fillSlot(store, slot, widgets));

test('a filled slot is part of what pages are rendered with, from the next request on, until it is cleared', async () => {
  const store = await liveStore();
  const live = new LiveReleases(store, {
    start: async () => {},
    report: ({ error }) => {
      throw error;
    },
  });
  expect((await live.current()).composition.slots).toEqual({});
  await fillSlot(store, SLOT, ['mf-x/Hint']);
  expect((await live.current()).composition.slots).toEqual({ [SLOT]: ['mf-x/Hint'] });
  await fillSlot(store, SLOT, []);
  expect((await live.current()).composition.slots).toEqual({});
});

test('promoting other releases leaves the slots as they are', async () => {
  const store = await liveStore();
  await fillSlot(store, SLOT, ['mf-x/Hint']);
  await release(store, { name: 'mf-search' });
  expect((await store.readRegistry()).slots).toEqual({ [SLOT]: ['mf-x/Hint'] });
});

test.each([
  ['a slot that no live page offers', 'property/nowhere', ['mf-x/Hint'], 'slot-unknown'],
  ['what is no slot', '../../x', ['mf-x/Hint'], 'slot-unknown'],
  ['what is no widget', SLOT, ['mf-x@1/Hint'], 'slot-unknown'],
  ['a widget of a remote that is not live', SLOT, ['mf-gone/Hint'], 'slot-filler'],
  ['a widget that is not offered for the slot', SLOT, ['mf-x/Other'], 'slot-filler'],
  ['more widgets than the slot takes', SLOT, ['mf-x/Hint', 'mf-x/Offer'], 'slot-full'],
])('%s is refused', async (_case, slot, widgets, code) => {
  expect(await filling(await liveStore(), slot, ...widgets)).toMatch(new RegExp(`^\\[${code}\\] `));
});

test('a widget that does not accept the props of the slot is refused', async () => {
  const store = await liveStore();
  await release(store, filler('2', { Hint: { props: PROPS.extend({ price: z.number() }) } }));
  expect(await filling(store, SLOT, 'mf-x/Hint')).toBe(
    `[widget-props] The slot ${SLOT} of mf-property passes to mf-x/Hint what it does not accept: the props: "price" is required, and not passed.`,
  );
});

test('a release that takes a filled slot away, or narrows it, is refused; so is one without the widget', async () => {
  const store = await liveStore();
  await fillSlot(store, SLOT, ['mf-x/Hint']);
  expect(await refusal(store, host('2', {}))).toMatch(/^\[slot-unknown\] No live page offers the slot/);
  const other = z.object({ propertyId: z.string() });
  expect(await refusal(store, host('3', { [SLOT]: { props: other } }))).toMatch(/^\[widget-props\]/);
  expect(await refusal(store, filler('2', { Offer: { props: PROPS } }))).toMatch(
    /^\[slot-filler\] mf-x\/Hint/,
  );
});

test('two remotes that offer the same slot are refused', async () => {
  const second = { ...host('1', { [SLOT]: { props: PROPS } }), name: 'mf-projects' };
  expect(await refusal(await liveStore(), second)).toMatch(
    /^\[slot-clash\] The slot .* is offered by mf-property and by mf-projects/,
  );
});

test('a slot whose page is gone holds no other release up', async () => {
  const store = await liveStore();
  await fillSlot(store, SLOT, ['mf-x/Hint']);
  rmSync(store.releaseFolder('mf-property', '1'), { recursive: true });
  await release(store, { name: 'mf-search' });
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-search': '1' });
});

test('pages are not told which props a widget accepts', async () => {
  const store = await liveStore();
  const { remotes } = compose([
    (await store.open('shell', '1')).release,
    (await store.open('mf-x', '1')).release,
  ]);
  expect(remotes['mf-x']!.widgets[0]).toEqual({
    name: 'Hint',
    expose: './Hint',
    hydrate: 'load',
    modules: [],
  });
});

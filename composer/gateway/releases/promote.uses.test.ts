import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInput } from '../../contract/release.ts';
import { CONTRACT_VERSION } from '../../contract/release.ts';
import * as z from 'zod';
import { refusal, catchRefusal } from '../../testing/refusal.ts';
import { build, emptyStore, release, UNTRIED } from '../../testing/release-fixture.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { announceGateway } from './running-gateways.ts';

const SHARED = { 'composer/host': '0.1.0' };
const FORM = z.object({ propertyId: z.number().int(), path: z.string() });
const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

const shell = (names: string[], version = '1') => ({
  name: 'shell',
  version,
  release: { shared: SHARED, sharedNames: { 'composer/host': names } },
});
const user = (used: ReleaseInput['uses'], version = '1') => ({
  name: 'mf-property',
  version,
  release: { shared: SHARED, sharedNames: { 'composer/host': ['useHost'] }, uses: used },
});
const forms = (widgets: Record<string, z.ZodType>, version = '1') => ({
  name: 'mf-forms',
  version,
  release: {
    exposes: { './Form': { js: [], css: [] } },
    widgets: Object.entries(widgets).map(([name, props]) => ({ name, expose: './Form', props: json(props) })),
  },
});

/** Shell, a page that shows a form, and the remote of the form. */
async function liveStore() {
  const store = emptyStore();
  await release(store, shell(['useHost', 'RemoteWidget']));
  await release(store, forms({ RequestInfo: FORM }), user({ 'mf-forms/RequestInfo': json(FORM) }));
  return store;
}

test('a name of a shared module that the live shell lacks', async () => {
  const newer = { shared: SHARED, sharedNames: { 'composer/host': ['Slot', 'useHost', 'usePanel'] } };
  expect(await refusal(await liveStore(), { name: 'mf-x', release: newer })).toBe(
    '[shared-name] mf-x 1 uses Slot, usePanel of composer/host, which shell 1 does not provide. Promote a shell that does, or both together.',
  );
});

test('a shell without a name that a live remote uses', async () => {
  expect(await refusal(await liveStore(), shell(['RemoteWidget'], '2'))).toMatch(
    /^\[shared-name\] mf-property 1 uses useHost of composer\/host, which shell 2 does not provide/,
  );
});

test('a remote and the shell that has the name go live together; what a build cannot tell is let through', async () => {
  const store = await liveStore();
  const names = (used: string[]) => ({ shared: SHARED, sharedNames: { 'composer/host': used } });
  await release(store, shell(['Slot', 'useHost'], '2'), { name: 'mf-x', release: names(['Slot']) });
  await release(store, { name: 'mf-y', release: names(['*']) });
  expect((await store.readRegistry()).live).toMatchObject({ shell: '2', 'mf-x': '1', 'mf-y': '1' });
});

test('a widget that another live release shows and this one no longer offers', async () => {
  expect(await refusal(await liveStore(), forms({}, '2'))).toMatch(
    /^\[widget-missing\] mf-property 1 shows mf-forms\/RequestInfo, which mf-forms 2 does not offer/,
  );
});

test('a release that shows a widget which the other remote does not offer yet', async () => {
  expect(await refusal(await liveStore(), user({ 'mf-forms/Offer': json(FORM) }, '2'))).toMatch(
    /^\[widget-missing\]/,
  );
});

test('a widget of a remote that is not live shows its fallback: nothing to refuse', async () => {
  const store = await liveStore();
  await release(store, user({ 'mf-owner/Favourites': json(z.object({ id: z.number() })) }, '2'));
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-property': '2' });
});

test.each<[string, z.ZodType, RegExp]>([
  ['a new required prop', FORM.extend({ agent: z.string() }), /"agent" is required, and not passed/],
  ['a narrowed type', FORM.extend({ path: z.enum(['/a/', '/b/']) }), /"path": string is passed, none of/],
  ['another type', FORM.extend({ propertyId: z.string() }), /"propertyId": integer is passed, string is/],
])('a widget whose props no longer accept what is passed: %s', async (_case, props, reason) => {
  const said = await refusal(await liveStore(), forms({ RequestInfo: props }, '2'));
  expect(said).toMatch(/^\[widget-props\] mf-property 1 passes to mf-forms\/RequestInfo of mf-forms 2/);
  expect(said).toMatch(reason);
});

test('a new optional prop breaks nothing, nor does a wider type', async () => {
  const store = await liveStore();
  const props = FORM.extend({ agent: z.string().optional(), path: z.string().nullable() });
  await release(store, forms({ RequestInfo: props }, '2'));
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-forms': '2' });
});

test('both sides of a breaking change go live together', async () => {
  const store = await liveStore();
  const props = FORM.extend({ agent: z.string() });
  await release(
    store,
    forms({ RequestInfo: props }, '2'),
    user({ 'mf-forms/RequestInfo': json(props) }, '2'),
  );
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-forms': '2', 'mf-property': '2' });
});

/** Read by gateways that cannot run the releases of this workspace. */
const OTHER_CONTRACT = CONTRACT_VERSION + 1;

test('a release that a running gateway cannot read, until that gateway has ended', async () => {
  const store = await liveStore();
  const { name, version } = await publish(store, build({ name: 'mf-x' }));
  const end = await announceGateway(store, fail, () => ({}), [OTHER_CONTRACT]);
  const said = await catchRefusal(store, () => promote(store, [{ name, version }], UNTRIED));
  expect(said).toMatch(
    /^\[gateway-behind\] mf-x 1 speaks contract \d+; the gateway \S+, which is running, reads \d+\./,
  );
  await end();
  await promote(store, [{ name, version }], UNTRIED);
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-x': '1' });
});

test('a gateway that was killed is forgotten', async () => {
  const store = await liveStore();
  await announceGateway(store, fail, () => ({}), [OTHER_CONTRACT]);
  const folder = path.join(store.folder, '.gateways');
  const before = new Date(Date.now() - 120_000);
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), before, before);
  await release(store, { name: 'mf-x' });
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-x': '1' });
});

const fail = (error: unknown) => {
  throw error;
};

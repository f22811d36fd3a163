import { expect, jest, test } from '@jest/globals';
import type { ExposeRef } from '../../contract/contract.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import { deferHydration } from './deferred-hydration.ts';

const BOX: ExposeRef = { remote: 'mf-a', expose: './Box' };
const LOADED = { module: { default: () => null }, messages: {} } as unknown as LoadedExpose;

function markup() {
  const load = jest.fn(async (_ref: ExposeRef) => LOADED);
  const beforeHydration = jest.fn();
  return {
    load,
    beforeHydration,
    markup: deferHydration({ loaded: () => LOADED, load, release: () => {} }, beforeHydration),
  };
}

test('a part that is kept waits for its code without asking for it', async () => {
  const { markup: sent, load, beforeHydration } = markup();
  sent.keep([BOX]);
  expect(sent.loaded(BOX)).toBeUndefined();
  const waiting = sent.load(BOX);
  expect(sent.load(BOX)).toBe(waiting);
  expect(load).not.toHaveBeenCalled();
  expect(beforeHydration).not.toHaveBeenCalled();
  sent.hydrate([BOX]);
  expect(await waiting).toBe(LOADED);
  expect(beforeHydration).toHaveBeenCalledTimes(1);
  expect(sent.loaded(BOX)).toBe(LOADED);
});

test('going on to another page asks for whatever waited', async () => {
  const { markup: sent, load } = markup();
  sent.keep([BOX]);
  const waiting = sent.load(BOX);
  sent.hydrateAll();
  expect(await waiting).toBe(LOADED);
  expect(load).toHaveBeenCalledWith(BOX);
});

test('any other part is loaded as ever', async () => {
  const { markup: sent } = markup();
  expect(sent.loaded(BOX)).toBe(LOADED);
  expect(await sent.load(BOX)).toBe(LOADED);
});

test('a part whose code does not come stays as it is', async () => {
  const sent = deferHydration(
    { loaded: () => 'failed', load: async () => 'failed', release: () => {} },
    () => {},
  );
  sent.keep([BOX]);
  const ended = jest.fn();
  void sent.load(BOX).then(ended);
  sent.hydrate([BOX]);
  await Promise.resolve();
  expect(sent.loaded(BOX)).toBeUndefined();
  expect(ended).not.toHaveBeenCalled();
});

test('a part that was asked for and did not come is hydrated when the line is back, one that waits for the visitor is not', async () => {
  const other: ExposeRef = { remote: 'mf-a', expose: './Other' };
  const load = jest.fn(async (_ref: ExposeRef): Promise<LoadedExpose | 'failed'> => 'failed');
  const sent = deferHydration({ loaded: () => 'failed', load, release: () => {} }, () => {});
  sent.keep([BOX, other]);
  const waiting = sent.load(BOX);
  sent.hydrate([BOX]);
  await Promise.resolve();
  load.mockResolvedValue(LOADED);
  sent.retry();
  expect(await waiting).toBe(LOADED);
  expect(load.mock.calls).toEqual([[BOX], [BOX]]);
});

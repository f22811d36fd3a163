import { expect, test } from '@jest/globals';
import type { RenderRequest } from '../../contract/contract.ts';
import { serverExposeLoader } from './expose-loader.server.ts';

const PAGE = { remote: 'mf-a', expose: './Page' };
const BROKEN = { remote: 'mf-b', expose: './Page' };

function request() {
  const faults: unknown[] = [];
  let loads = 0;
  const fake = {
    composition: { remotes: {} },
    load: async ({ remote }: typeof PAGE) => {
      loads += 1;
      if (remote === 'mf-b') throw new Error('no code');
      return { default: () => null };
    },
    messages: async (app: string, language: string) => ({ from: `${app} ${language}` }),
    report: (fault: unknown) => faults.push(fault),
  } as unknown as RenderRequest;
  return { fake, faults, loads: () => loads };
}

test('the browser is told what the page used, and what failed', async () => {
  const { fake, faults } = request();
  const exposes = serverExposeLoader(fake, 'nl');
  await Promise.all([exposes.load(PAGE), exposes.load(BROKEN)]);
  expect(exposes.used()).toEqual([PAGE]);
  expect(exposes.failed()).toEqual([BROKEN]);
  expect(exposes.loaded(PAGE)).toMatchObject({ messages: { from: 'mf-a nl' } });
  expect(faults).toEqual([{ ref: BROKEN, error: expect.any(Error) }]);
});

test('what the page used is told in the order in which it was asked for, whichever came first: any gateway makes the same page', async () => {
  const OTHER = { remote: 'mf-c', expose: './Page' };
  const states = [];
  for (const first of [PAGE.remote, OTHER.remote]) {
    const { fake } = request();
    const come: Record<string, () => void> = {};
    const load: RenderRequest['load'] = ({ remote }) =>
      new Promise((resolve) => (come[remote] = () => resolve({ default: () => null })));
    const exposes = serverExposeLoader({ ...fake, load }, 'fr');
    const loading = [exposes.load(PAGE), exposes.load(OTHER)];
    come[first]!();
    await Promise.race(loading);
    for (const remote of [PAGE.remote, OTHER.remote]) come[remote]!();
    await Promise.all(loading);
    states.push(JSON.stringify(exposes.used()));
    expect(exposes.used()).toEqual([PAGE, OTHER]);
  }
  expect(states[0]).toBe(states[1]);
});

test('what a page loaded and shows something else for is nothing that the browser hydrates', async () => {
  const { fake } = request();
  const exposes = serverExposeLoader(fake, 'fr');
  await exposes.load(PAGE);
  exposes.release(PAGE);
  expect(exposes.used()).toEqual([]);
});

test('what one module of a page released and another shows is hydrated', async () => {
  const { fake } = request();
  const exposes = serverExposeLoader(fake, 'fr');
  await Promise.all([exposes.load(PAGE), exposes.load(PAGE)]);
  exposes.release(PAGE);
  expect(exposes.used()).toEqual([PAGE]);
});

test('what is loaded is there without waiting, and is not loaded twice', async () => {
  const { fake, loads } = request();
  const exposes = serverExposeLoader(fake, 'fr');
  expect(exposes.loaded(PAGE)).toBeUndefined();
  const loaded = await exposes.load(PAGE);
  expect(exposes.loaded(PAGE)).toBe(loaded);
  await exposes.load(PAGE);
  expect(loads()).toBe(1);
});

test('what comes late is waited for, asked for once by all, before the browser is told what the page used', async () => {
  const { fake } = request();
  let come = () => {};
  let loads = 0;
  const load: RenderRequest['load'] = () => {
    loads += 1;
    return new Promise((resolve) => (come = () => resolve({ default: () => null })));
  };
  const exposes = serverExposeLoader({ ...fake, load }, 'fr');
  void exposes.load(PAGE);
  void exposes.load(PAGE);
  expect(exposes.used()).toEqual([]);
  const settled = exposes.settled();
  come();
  await settled;
  expect([exposes.used(), loads]).toEqual([[PAGE], 1]);
  await exposes.settled();
});

test('a remote that broke the page is left out of the second attempt, without running it', async () => {
  const { fake, loads } = request();
  const exposes = serverExposeLoader(fake, 'fr');
  await exposes.load(PAGE);
  exposes.leaveOut(['mf-a']);
  expect(exposes.loaded(PAGE)).toBe('failed');
  expect(await exposes.load({ remote: 'mf-a', expose: './Other' })).toBe('failed');
  expect(exposes.used()).toEqual([]);
  expect(loads()).toBe(1);
});

test('translations are asked for by expose, and not where its code fails or is left out: they are in that code', async () => {
  const { fake } = request();
  const asked: unknown[] = [];
  const messages: RenderRequest['messages'] = async (...args) => {
    asked.push(args);
    return {};
  };
  const exposes = serverExposeLoader({ ...fake, messages }, 'nl');
  await Promise.all([exposes.load(PAGE), exposes.load(BROKEN)]);
  expect(asked).toEqual([['mf-a', 'nl', './Page']]);
});

test('a build by the ordinary plugin is not asked for, and is neither a fault nor a part of the page', async () => {
  const { fake, faults, loads } = request();
  fake.composition.remotes['mf-b'] = { stock: { globalName: 'b' } } as never;
  const exposes = serverExposeLoader(fake, 'nl');
  await exposes.load(BROKEN);
  expect(faults).toEqual([]);
  expect(loads()).toBe(0);
  expect([...exposes.used(), ...exposes.failed()]).toEqual([]);
});

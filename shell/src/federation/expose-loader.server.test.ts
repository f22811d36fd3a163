import { expect, test } from '@jest/globals';
import type { RenderRequest } from 'shared-kit/contracts/render';
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

test('the browser is told what the page used, with its translations, and what failed', async () => {
  const { fake, faults } = request();
  const exposes = serverExposeLoader(fake, 'nl');
  await Promise.all([exposes.load(PAGE), exposes.load(BROKEN)]);
  expect(exposes.used()).toEqual([PAGE]);
  expect(exposes.failed()).toEqual([BROKEN]);
  expect(exposes.messages([PAGE, BROKEN])).toEqual({ 'mf-a': { from: 'mf-a nl' } });
  expect(faults).toEqual([{ ref: BROKEN, error: expect.any(Error) }]);
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

test('the browser gets the translations of an expose that has its own under its name', async () => {
  const { fake } = request();
  const own = {
    ...fake,
    composition: { remotes: { 'mf-a': { exposes: { './Page': { messages: { nl: '/page.nl.json' } } } } } },
    messages: async (_app: string, _language: string, expose?: string) => ({ from: expose }),
  } as unknown as RenderRequest;
  const exposes = serverExposeLoader(own, 'nl');
  await exposes.load(PAGE);
  expect(exposes.messages([PAGE])).toEqual({ 'mf-a/Page': { from: './Page' } });
});

import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import type { ExposeRef, PageModule } from '../../contract/contract.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import type { WorkLimit } from '../routing/limited.ts';
import { madeUpShell } from '../../testing/made-up-shell.tsx';
import { remotePage } from './remote-page.tsx';
import { shellServices } from '../routing/shell-services.ts';
import type { ShellServices } from '../routing/shell-services.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const never = new Promise<never>(() => {});
/** As on the server, where no call of the page is under way. */
const LIMIT: WorkLimit = { total: () => 5_000, isWaiting: () => false };
const REF = { remote: 'mf-a', expose: './Page' };
beforeAll(() => void Object.assign(globalThis, { __SERVER__: true }));
afterEach(() => {
  jest.useRealTimers();
});

/** What the server makes of a page whose remote exports this. */
async function query(
  module: Partial<PageModule> | 'failed',
  {
    widgets = [],
    limit = LIMIT,
    comesAfter,
  }: {
    widgets?: ExposeRef[];
    limit?: WorkLimit;
    /** ms until the page's code is there. */
    comesAfter?: number;
  } = {},
) {
  const faults: unknown[] = [];
  const loaded = module === 'failed' ? module : ({ module, messages: {} } as unknown as LoadedExpose);
  const handle = {
    language: 'fr' as const,
    routeId: 'page',
    page: REF,
    hydrate: 'load' as const,
    widgets,
  };
  let isThere = !comesAfter;
  const code = comesAfter ? wait(comesAfter).then(() => ((isThere = true), loaded)) : Promise.resolve(loaded);
  const exposes = {
    loaded: () => (isThere ? loaded : undefined),
    load: (ref: ExposeRef) => (ref === REF ? code : never),
  };
  const route = { id: 'page', path: '/fr', handle, ...remotePage(madeUpShell, handle) } as RouteObject;
  const services = {
    exposes,
    limit,
    report: (fault: unknown) => faults.push(fault),
  } as unknown as ShellServices;
  const outcome = await createStaticHandler([route]).query(new Request('http://site/fr'), {
    requestContext: new RouterContextProvider(new Map([[shellServices, services]])),
  });
  if (outcome instanceof Response) throw new Error('redirect');
  return { ...outcome, faults };
}

test('a loader that throws is 500, and is reported as its remote’s', async () => {
  const error = new TypeError('bug');
  const { statusCode, errors, faults } = await query({ loader: () => Promise.reject(error) });
  expect(statusCode).toBe(500);
  expect(errors).toMatchObject({ page: { status: 500, data: { code: 'fault' } } });
  expect(faults).toEqual([{ ref: REF, error }]);
});

test('a loader that never answers and waits for nothing is 503 after a second', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = query({ loader: () => new Promise(() => {}) });
  await jest.advanceTimersByTimeAsync(1_000);
  const { statusCode, errors, faults } = await asked;
  expect(statusCode).toBe(503);
  expect(errors).toMatchObject({ page: { data: { code: 'unavailable' } } });
  expect(faults).toHaveLength(1);
});

test('a loader that waits for the API has until the deadline', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const late = new Promise((resolve) => setTimeout(() => resolve('late data'), 4_000));
  const asked = query({ loader: () => late }, { limit: { ...LIMIT, isWaiting: () => true } });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await asked).toMatchObject({ statusCode: 200, loaderData: { page: 'late data' } });
});

test('what the API says no to is nobody’s fault', async () => {
  const gone = Object.assign(new Error('gone'), {
    name: 'ApiProblem',
    status: 410,
    code: 'withdrawn',
  });
  const { statusCode, faults } = await query({ loader: () => Promise.reject(gone) });
  expect(statusCode).toBe(410);
  expect(faults).toEqual([]);
});

test('a page without code has data all the same, so that the browser does not load anything either', async () => {
  const { loaderData, errors } = await query('failed');
  expect(loaderData).toEqual({ page: null });
  expect(errors).toBeNull();
});

test('a page does not wait for ever for a widget whose code never comes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = query({ loader: async () => 'data' }, { widgets: [{ remote: 'mf-b', expose: './Box' }] });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await asked).toMatchObject({ statusCode: 200, loaderData: { page: 'data' } });
});

test('a page whose code comes late, as on a busy machine, has its data all the same', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = query({ loader: async () => 'data' }, { comesAfter: 4_000 });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await asked).toMatchObject({ statusCode: 200, loaderData: { page: 'data' }, faults: [] });
});

test('a page whose code does not come before the deadline is 503 and its remote’s fault, and is not shown without data', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = query({ loader: async () => 'data' }, { comesAfter: 6_000 });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await asked).toMatchObject({
    statusCode: 503,
    errors: { page: { data: { code: 'unavailable' } } },
    faults: [{ ref: REF, error: { name: 'TooSlow' } }],
  });
});

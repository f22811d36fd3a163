import { expect, test } from '@jest/globals';
import type { Composition, PageState, Hydration } from '../../contract/contract.ts';
import { isWholeWaiting, waitsForVisitor } from './page-state.ts';

const PAGE = { remote: 'mf-a', expose: './Page' };
const EAGER = { remote: 'mf-b', expose: './Eager' };
const PATIENT = { remote: 'mf-b', expose: './Patient' };
const composition = {
  remotes: {
    'mf-a': { widgets: [] },
    'mf-b': {
      widgets: [
        { expose: './Eager', hydrate: 'load' },
        { expose: './Patient', hydrate: 'interaction' },
      ],
    },
  },
} as unknown as Composition;
const page = (hydrate: Hydration) => ({
  language: 'fr' as const,
  routeId: 'page',
  page: PAGE,
  hydrate,
  widgets: [],
});

test('a page and a widget wait when they say so', () => {
  expect(waitsForVisitor(composition, page('load'), PAGE)).toBe(false);
  expect(waitsForVisitor(composition, page('load'), EAGER)).toBe(false);
  expect(waitsForVisitor(composition, page('load'), PATIENT)).toBe(true);
});

test('in a page that waits every part waits', () => {
  expect(waitsForVisitor(composition, page('interaction'), PAGE)).toBe(true);
  expect(waitsForVisitor(composition, page('interaction'), EAGER)).toBe(true);
});

test('on a page of the shell the widgets decide for themselves', () => {
  expect(waitsForVisitor(composition, undefined, EAGER)).toBe(false);
  expect(waitsForVisitor(composition, undefined, PATIENT)).toBe(true);
});

const STATE = {
  used: [],
  failed: [],
  router: { loaderData: {}, actionData: null, errors: null },
} as unknown as PageState;

test('a page waits as a whole when each of its parts does', () => {
  expect(isWholeWaiting(STATE)).toBe(true);
  expect(isWholeWaiting({ ...STATE, used: [PAGE] })).toBe(false);
});

test.each<[string, Partial<PageState>]>([
  ['with a part that failed', { failed: [PAGE] }],
  ['with an error', { router: { ...STATE.router, errors: { page: { status: 503, data: null } } } }],
  ['that answers a form', { router: { ...STATE.router, actionData: { page: {} } } }],
])('one %s does not', (_what, change) => {
  expect(isWholeWaiting({ ...STATE, ...change })).toBe(false);
});

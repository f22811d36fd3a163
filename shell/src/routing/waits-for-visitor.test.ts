import { expect, test } from '@jest/globals';
import type { Composition } from 'shared-kit/contracts/boot';
import type { Hydration } from 'shared-kit/contracts/release';
import { waitsForVisitor } from './waits-for-visitor.ts';

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

import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { refusedLicences, lockedPackages, type LockedPackage } from './licences.ts';

const made = (licence: string | undefined, more: Partial<LockedPackage> = {}): LockedPackage => ({
  folder: 'node_modules/made-up',
  name: 'made-up',
  version: '1.0.0',
  licence,
  isTool: false,
  ...more,
});

test('production has no package whose licence is not allowed', () => {
  const packages = lockedPackages(ROOT);
  expect(packages.filter(({ isTool }) => !isTool).length).toBeGreaterThan(100);
  expect(refusedLicences(packages)).toEqual([]);
});

test.each([
  'MIT',
  '(MIT)',
  'MIT OR GPL-3.0-only',
  '(GPL-2.0-only OR BSD-3-Clause)',
  'ISC AND CC-BY-3.0',
  'MIT OR GPL-3.0-only AND AGPL-3.0',
])('%s is allowed', (licence) => expect(refusedLicences([made(licence)])).toEqual([]));

test.each([
  undefined,
  '',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  'AGPL-3.0 OR GPL-3.0-only',
  '(MIT OR ISC) AND GPL-3.0-only',
  'ISC AND GPL-3.0-only OR AGPL-3.0',
  '(MIT OR GPL-3.0-only) AND (GPL-3.0-only OR ISC)',
  'GPL-3.0-only AND (AGPL-3.0 OR MIT OR ISC)',
  'mit',
])('%s is refused', (licence) => expect(refusedLicences([made(licence)])).toHaveLength(1));

test('LGPL is allowed for the libraries of the server that are named, and no other', () => {
  expect(refusedLicences([made('LGPL-3.0', { name: 'libheif-js' })])).toEqual([]);
  expect(refusedLicences([made('LGPL-3.0')])).toHaveLength(1);
});

test('a tool may have any licence: it is not delivered', () =>
  expect(refusedLicences([made('GPL-3.0-only', { isTool: true })])).toEqual([]));

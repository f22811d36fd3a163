import { expect, test } from '@jest/globals';
import type { Site } from 'shared-kit/contracts/api/site';
import { site } from './site.ts';

const CAPTCHA = { captcha: {} } as Site;

test.each([
  ['/fr/', true],
  ['/fr/vente?page=2', true],
  ['/fr/Preview/', false],
  ['/fr/preview/1', false],
  ['/fr/visite/?token=a', false],
  ['/fr/visite/?token=a&step=2', false],
])('a page at %s may load third parties: %s', (address, isAllowed) => {
  expect(site.thirdParties.mayLoad(new URL(address, 'http://site'), CAPTCHA)).toBe(isAllowed);
});

test('a site without third parties has one policy for all pages', () => {
  for (const address of ['/fr/', '/fr/preview/1'])
    expect(site.thirdParties.mayLoad(new URL(address, 'http://site'), {} as Site)).toBe(false);
});

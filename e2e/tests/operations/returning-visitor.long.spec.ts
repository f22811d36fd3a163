import type { Page } from '@playwright/test';
import { FileReleaseStore } from 'composer/gateway';
import { publishWithBrowserCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { hydrated } from '../../site/pages.ts';
import { isDifferenceReady } from '../../site/release-difference.ts';

/** Encodings of files of releases that the page fetched, by their addresses. */
function encodings(page: Page): Map<string, string | undefined> {
  const seen = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/remotes/')) seen.set(pathname, response.headers()['content-encoding']);
  });
  return seen;
}

test('who comes back after a release gets its files as the difference to those that the browser has', async ({
  ownSite,
  page,
  request,
}) => {
  const list = `${ownSite.url}/fr/a-vendre/`;
  const seen = encodings(page);
  await page.goto(list);
  await hydrated(page);
  expect([...seen.values()]).not.toContain('dcz');

  const store = new FileReleaseStore(ownSite.releases);
  const live = (await store.readRegistry()).live['mf-search']!;
  const { release: before } = await store.open('mf-search', live);
  const after = await publishWithBrowserCode(ownSite.releases, 'mf-search', 'self.fromNewRelease = true;');
  await makeLive(ownSite.releases, after);
  expect((await request.get(list)).ok()).toBe(true);
  await expect.poll(() => isDifferenceReady(ownSite, before, after), { timeout: 30_000 }).toBe(true);

  seen.clear();
  await page.goto(list);
  await hydrated(page);
  expect(await page.evaluate('self.fromNewRelease')).toBe(true);
  const ofRelease = [...seen].filter(([file]) => file.startsWith(`/remotes/mf-search/${after.version}/`));
  expect(ofRelease.length).toBeGreaterThan(2);
  expect(ofRelease.filter(([, encoding]) => encoding !== 'dcz')).toEqual([]);
});

import type { Locator } from '@playwright/test';
import { publishWithBrowserCode, publishWithServerCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { LISTS, shellHydrated } from '../../site/pages.ts';
import { withPart, withPartInBrowser } from './broken-part.ts';
import { EXPECTED, THROWS } from './remote-in-the-browser.ts';
import { withoutPictures } from './without-pictures.ts';

const APP = 'mf-search';

test.use({ isSiteKept: true, expectedFault: EXPECTED });
test.beforeEach(({ page }) => withoutPictures(page));

test('with the debug cookie what stands in for a failed part is outlined with its app, on the server and in the browser', async ({
  ownSite,
  page,
}) => {
  const { url, releases } = ownSite;
  const outlines = page.locator('.release-debug-outlines .is-fallback');
  const strip = page.getByRole('complementary').filter({ hasText: 'Versions of this page' });
  await page.goto(`${url}/debug`);

  const onServer = withPart('./ListPage', 'default', THROWS);
  const { version } = await publishWithServerCode(releases, APP, onServer);
  await makeLive(releases, { name: APP, version });
  const answer = await page.goto(url + LISTS.en.sale);
  expect(answer!.headers()['x-facade-parts']).toContain(`${APP}/ListPage;version="${version}";fallback`);
  await expect(outlines).toHaveText([`${APP}/ListPage ${version} (replaced)`]);
  await expect(outlines).toHaveCSS('border-style', 'dashed');
  await expect(strip).toContainText(`${APP} ${version} (replaced)`);
  // It stands around what is shown in the place of the part.
  const fallback = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.poll(() => isWithin(fallback, outlines)).toBe(true);

  const inBrowser = withPartInBrowser(APP, './SearchBox', 'default', THROWS);
  const later = await publishWithBrowserCode(releases, APP, inBrowser);
  await makeLive(releases, later);
  await page.goto(`${url}/en/`);
  await shellHydrated(page);
  await expect(outlines).toHaveText([`${APP}/SearchBox ${later.version} (replaced)`]);
  await expect(strip).toContainText(`${APP} ${later.version} (replaced)`);
});

async function isWithin(inner: Locator, outer: Locator) {
  const [within, around] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!within || !around) return false;
  return (
    within.y >= around.y &&
    within.y + within.height <= around.y + around.height &&
    within.x >= around.x &&
    within.x + within.width <= around.x + around.width
  );
}

import { publishWithBrowserCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { shellHydrated } from '../../site/pages.ts';
import { withPartInBrowser } from './broken-part.ts';
import {
  APP,
  elsewhereWorks,
  EXPECTED,
  FAULTS,
  pageFailsOnAClick,
  properties,
  THROWS,
} from './remote-in-the-browser.ts';
import { withoutPictures } from './without-pictures.ts';

test.use({ isSiteKept: true, expectedFault: EXPECTED });
test.beforeEach(({ page }) => withoutPictures(page));

// Other failures: remote-in-the-browser.long.spec.ts.
pageFailsOnAClick(FAULTS.slice(0, 1));

test('a widget that throws in the browser shows its fallback; its page and the other widgets work', async ({
  ownSite,
  page,
}) => {
  const { url, releases } = ownSite;
  const code = withPartInBrowser(APP, './FeaturedProperties', 'default', THROWS);
  await makeLive(releases, await publishWithBrowserCode(releases, APP, code));
  await page.goto(`${url}/de/`);
  await shellHydrated(page);
  await expect(properties(page, 'de')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /SearchBox/);
  await elsewhereWorks(page, 'de');
});

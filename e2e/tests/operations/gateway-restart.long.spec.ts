import { hydrated } from '../../site/pages.ts';
import { expect, test } from '../../site/own-site.ts';

test.use({ isSiteKept: true });

test('an open page still works after a restart of the gateway', async ({ ownSite, page }) => {
  await page.goto(`${ownSite.url}/fr/a-vendre/`);
  await hydrated(page);
  await ownSite.gateway.stop();
  await ownSite.gateway.start();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import { hydratedOnInteraction, LISTS } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { firstClickOpensItsPage } from './first-click.ts';

firstClickOpensItsPage('desktop', 1440, 2);

test('where data are to be saved the page is not hydrated by itself', async ({ page }) => {
  await hydratedOnInteraction(page);
  await page.goto(LISTS.fr.sale, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

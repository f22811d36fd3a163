import { expect, test } from '../../site/test.ts';
import { hydrated, open } from '../../site/pages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a card is a plain anchor: the property is a page of its own', async ({ page }) => {
  await open(page, '/fr/a-vendre/');
  await page.evaluate('window.isSamePage = true');
  await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
  await expect(page).toHaveURL(/\/fr\/.+\/\d+\/$/);
  await hydrated(page);
  expect(await page.evaluate('window.isSamePage')).toBeUndefined();
});

test('filters open in a sheet and apply', async ({ page }) => {
  await open(page, '/fr/a-vendre/');
  await page.getByRole('button', { name: /^Filtres/ }).tap();
  await page.locator('summary', { hasText: 'Pièces' }).tap();
  await page.getByRole('button', { name: 'Chambres : un de plus' }).tap();
  await page.getByRole('button', { name: /Afficher|Rechercher/ }).tap();
  await expect(page).toHaveURL(/bedrooms=1/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { homeIsComplete } from './home.ts';

test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

// Other languages: home.long.spec.ts.
homeIsComplete(SAMPLE_LANGUAGE);

test('a search that changes from sale to rent drops the sale price', async ({ page }) => {
  await page.goto('/fr/');
  const box = page.getByRole('search').first();
  await box.locator('summary', { hasText: 'Prix' }).click();
  await box.locator('input[name="price-min"]').fill('200000');
  await box.locator('input[name="price-max"]').fill('400000');
  await box.locator('label', { hasText: 'À louer' }).click();
  await box.getByRole('button', { name: /Rechercher/ }).click();
  await expect(page).toHaveURL('/fr/a-louer/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the search box searches without JavaScript', async ({ page }) => {
  await page.goto('/fr/');
  const box = page.getByRole('search').first();
  await box.getByRole('searchbox').fill('Namur');
  await box.getByRole('button', { name: /Rechercher/ }).click();
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?.*search=Namur/);
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
});

import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

test('the search box of the home page opens the list with the query parameters of product S3', async ({
  page,
}) => {
  await open(page, '/fr/');
  await page.evaluate('window.isSamePage = true');
  const box = page.getByRole('search').first();
  await box.getByRole('radio', { name: 'À louer' }).check();
  await box.getByRole('searchbox').first().fill('Namur');
  await box.locator('summary', { hasText: 'Pièces' }).click();
  await box.getByRole('button', { name: 'Chambres : un de plus' }).click();
  await page.keyboard.press('Escape');
  await box.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/fr/a-louer/?search=Namur&bedrooms=1');
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

test('a filter narrows the list without a full load; its chip and the back button remove it', async ({
  page,
}) => {
  await open(page, '/fr/a-vendre/');
  await page.evaluate('window.isSamePage = true');
  const count = page.getByRole('main').getByRole('status').first();
  const all = await count.textContent();

  await page.getByRole('main').locator('summary', { hasText: 'Pièces' }).click();
  // One change, as the clicks follow each other quickly: one entry of the history.
  await page.getByRole('button', { name: 'Chambres : un de plus' }).click({ clickCount: 4 });
  await expect(page).toHaveURL('/fr/a-vendre/?bedrooms=4');
  await expect(count).not.toHaveText(all!);
  await page.getByRole('link', { name: /Retirer le filtre/ }).click();
  await expect(page).toHaveURL('/fr/a-vendre/');
  await expect(count).toHaveText(all!);
  await page.goBack();
  await expect(page).toHaveURL('/fr/a-vendre/?bedrooms=4');
  await page.goBack();
  await expect(page).toHaveURL('/fr/a-vendre/');
  await expect(count).toHaveText(all!);
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('an address with filters sets the fields', async ({ page }) => {
  await open(page, '/fr/a-louer/?bedrooms=2&price=500-1500&search=Namur');
  const chips = page.getByRole('list', { name: 'Filtres actifs' });
  await expect(chips.getByRole('link', { name: /Retirer le filtre/ })).toHaveCount(3);
  await expect(page.getByRole('searchbox').first()).toHaveValue('Namur');
});

test('an empty list suggests what to do next', async ({ page }) => {
  await open(page, '/fr/a-vendre/?bedrooms=20');
  await expect(page.getByRole('heading', { name: 'Aucun bien trouvé' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tous les biens à vendre' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

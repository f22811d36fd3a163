import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

test('the list shows listings with picture, price and link, and its pages are links', async ({ page }) => {
  await page.goto('/fr/a-vendre/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/fr\/.+\/\d+\/$/);
  await expect(page.getByRole('main')).toContainText('€');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL('/fr/a-vendre/?page=2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a filter is a plain form: it narrows the list and stays in the address', async ({ page }) => {
  await page.goto('/fr/a-vendre/');
  const before = await page.getByRole('main').getByRole('status').first().textContent();
  await page.locator('summary', { hasText: 'Pièces' }).click();
  await page.getByRole('spinbutton', { name: 'Chambres' }).fill('4');
  await page.getByRole('button', { name: /Rechercher/ }).click();
  await expect(page).toHaveURL(/[?&]bedrooms=4/);
  await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(before!);
  await expect(page.getByRole('link', { name: /Retirer le filtre/ })).toHaveCount(1);
});

test('a town of another language is redirected to its name on this page', async ({ page }) => {
  await page.goto('/fr/a-vendre/?city=namen%7C5000&bedrooms=2');
  await expect(page).toHaveURL('/fr/a-vendre/?city=namur%7C5000&bedrooms=2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Namur');
  await page.goto('/nl/te-koop/?city=namur%7C5000');
  await expect(page).toHaveURL('/nl/te-koop/?city=namen%7C5000');
});

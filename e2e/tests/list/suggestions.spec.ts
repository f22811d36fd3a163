import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

test('by keyboard: a town that was typed becomes a filter, and going back undoes it', async ({ page }) => {
  await open(page, '/fr/a-vendre/');
  const field = page.getByRole('main').locator('input[name=search]').first();
  await field.focus();
  await page.keyboard.type('namr');
  await expect(page.getByRole('option').first()).toContainText('Namur');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=namur%7C5\d+$/);
  await expect(page.getByRole('link', { name: /Retirer le filtre : Namur/ })).toBeVisible();
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/fr/a-vendre/');
});

test('by keyboard: a feature that was typed becomes a filter, with as many homes as was said', async ({
  page,
}) => {
  await open(page, '/fr/a-vendre/');
  await page.getByRole('main').locator('input[name=search]').first().focus();
  await page.keyboard.type('jardin');
  const offered = page.getByRole('option', { name: /^Avec jardin/ });
  const [, count] = /(\d+)$/.exec(await offered.innerText())!;
  await page.keyboard.press('ArrowDown');
  await expect(offered).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?with=garden$/);
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count} `) })).toBeVisible();
});

test('a reference leads to its home', async ({ page }) => {
  await open(page, '/en/for-sale/');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link');
  const path = await card.getAttribute('href');
  const title = await card.innerText();
  await page
    .getByRole('main')
    .locator('input[name=search]')
    .first()
    .fill(/\/(\d+)\/$/.exec(path!)![1]!);
  await page.getByRole('listbox').getByRole('option', { name: title }).first().click();
  await expect(page).toHaveURL(path!);
});

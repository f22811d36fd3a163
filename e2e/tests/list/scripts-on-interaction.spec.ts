import { started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { untouchedList } from './untouched-list.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('where the network is idle it is fetched before, and run on the first interaction', async ({
    page,
  }) => {
    const prefetched = page.waitForRequest(/expose-ListPage.*\.js/);
    await page.goto('/fr/a-vendre/');
    await prefetched;
    await started(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.mouse.move(300, 400);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /ListPage/);
  });
});

test('the code of the list loads on the first interaction, and input while it loads is applied', async ({
  page,
}) => {
  const { code, documents } = await untouchedList(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/expose-ListPage.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('input[name=search]').first().fill('jardin');
  await page.locator('summary', { hasText: 'Pièces' }).click();
  const more = page.getByRole('button', { name: 'Chambres : un de plus' });
  await more.click();
  await more.click();
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('price-desc');
  release();
  await expect(page).toHaveURL(/search=jardin/);
  await expect(page).toHaveURL(/bedrooms=2/);
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page.locator('input[name=search]').first()).toHaveValue('jardin');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /ListPage/);
  expect(code.length).toBeGreaterThan(1);
  expect(documents()).toBe(1);
});

test('a link that is clicked while the code of the page loads opens without a full load', async ({
  page,
}) => {
  const { documents } = await untouchedList(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/expose-ListPage.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.mouse.move(300, 400);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'shell');
  await page.getByRole('link', { name: 'Page suivante' }).dispatchEvent('click');
  release();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveTitle(/page 2/);
  expect(documents()).toBe(1);
});

test('a link that is clicked first leads to its page without the code of this one', async ({ page }) => {
  const { code, documents } = await untouchedList(page);
  const link = page.getByRole('main').locator('article a').first();
  const address = await link.getAttribute('href');
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(address!);
  expect(documents()).toBe(2);
  expect(code).toEqual([]);
});

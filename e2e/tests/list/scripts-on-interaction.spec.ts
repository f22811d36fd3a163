import type { Page } from '@playwright/test';
import { hydratedOnInteraction, shellHydrated, started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** What a page runs that waits for its visitor. */
const START = /\/shell\/.*\/start\.\w+\.js$/;

/** The list before any interaction, on a line where data are to be saved: nothing comes that would hydrate it. */
async function untouchedList(page: Page) {
  const code: string[] = [];
  let documents = 0;
  page.on('request', (request) => {
    if (/\.js$/.test(request.url()) && !START.test(request.url())) code.push(request.url());
    if (request.isNavigationRequest()) documents++;
  });
  await hydratedOnInteraction(page);
  await page.goto('/fr/a-vendre/', { waitUntil: 'networkidle' });
  await started(page);
  expect(code).toEqual([]);
  return { code, documents: () => documents };
}

test('the code of the list loads on the first interaction', async ({ page }) => {
  const { code } = await untouchedList(page);
  await page.mouse.move(300, 400);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /ListPage/);
  expect(code.length).toBeGreaterThan(1);
});

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

test('a choice made before hydration is applied', async ({ page }) => {
  const { documents } = await untouchedList(page);
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  expect(documents()).toBe(1);
});

test('input while the code loads is applied', async ({ page }) => {
  const { documents } = await untouchedList(page);
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

test('so does a link of a widget on the home page', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const held = Promise.withResolvers<void>();
  await page.route('**/expose-FeaturedProperties.*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/fr/');
  await shellHydrated(page);
  const card = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = await card.innerText();
  await card.dispatchEvent('click');
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(documents).toBe(1);
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

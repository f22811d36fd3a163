import { shellHydrated } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { untouchedList } from './untouched-list.ts';

test('the code of the list loads on the first interaction', async ({ page }) => {
  const { code } = await untouchedList(page);
  await page.mouse.move(300, 400);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /ListPage/);
  expect(code.length).toBeGreaterThan(1);
});

test('a choice made before hydration is applied', async ({ page }) => {
  const { documents } = await untouchedList(page);
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  expect(documents()).toBe(1);
});

test('a link of a widget on the home page that is clicked while its code loads opens without a full load', async ({
  page,
}) => {
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

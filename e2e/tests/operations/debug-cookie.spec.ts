import { expect, test } from '../../site/test.ts';
import { hydrated } from '../../site/pages.ts';

test('with the debug cookie each part has an outline, in pages that are opened later too, and the strip leads out', async ({
  page,
}) => {
  await page.goto('/debug');
  await expect(page).toHaveURL(/\/fr\/$/);
  const strip = page.getByRole('complementary').filter({ hasText: 'Versions de cette page' });
  await expect(strip).toContainText('mf-search');
  const answer = await page.goto('/fr/a-vendre/');
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-facade-composition': expect.stringMatching(/^[\w-]{22}$/),
    'x-facade-parts': expect.stringMatching(/^shell;version="[^"]+", mf-search\/\w+;version="[^"]+"/),
  });
  const labels = page.locator('.release-debug-outlines span');
  await expect(labels.filter({ hasText: /^mf-search\// }).first()).toBeVisible();
  await hydrated(page);
  await expect(strip).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/a-vendre\/$/);
  await expect(labels.filter({ hasText: /^mf-property\// }).first()).toBeVisible();

  await strip.getByRole('link', { name: 'Quitter le débogage' }).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(strip).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});

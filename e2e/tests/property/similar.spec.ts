import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

test('similar properties link to another property', async ({ page, request }) => {
  const path = await propertyPath(request);
  await open(page, path);
  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Biens similaires' }) });
  await similar.getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(path);
  await expect(page).toHaveURL(/\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

test('on a desktop a click changes the page without a full load, and back returns to the list', async ({
  page,
}) => {
  await open(page, '/fr/a-vendre/');
  await page.evaluate('window.isSamePage = true');
  const card = page.getByRole('main').getByRole('article').nth(4);
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/fr\/.+\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.replace(/…$/, ''));
  await page.goBack();
  await expect(page).toHaveURL('/fr/a-vendre/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

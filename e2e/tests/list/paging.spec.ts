import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

test('pages are in the address, show other listings and begin at the top', async ({ page }) => {
  await open(page, '/fr/a-vendre/');
  const titles = () => page.getByRole('main').getByRole('article').getByRole('link').allInnerTexts();
  const first = await titles();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL('/fr/a-vendre/?page=2');
  await expect.poll(titles).not.toEqual(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
  await page.goBack();
  await expect.poll(titles).toEqual(first);
});

test('a page beyond the last shows the last', async ({ request }) => {
  const answer = await request.get('/fr/a-vendre/?page=9999');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<article');
});

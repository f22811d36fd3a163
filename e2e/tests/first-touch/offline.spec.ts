import { LISTS, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.use({ expectedFault: /ERR_INTERNET_DISCONNECTED/ });

for (const [language, words, sort] of [
  ['fr', 'Vous êtes hors ligne', 'Trier par'],
  ['nl', 'U bent offline', 'Sorteren'],
] as const)
  test(`a filter that is chosen without a line keeps the list, says so, and is applied when the line is back (${language})`, async ({
    context,
    page,
  }) => {
    await open(page, LISTS[language].sale);
    const titles = page.getByRole('main').getByRole('article');
    const before = await titles.allTextContents();
    await context.setOffline(true);
    await page.getByRole('combobox', { name: sort }).selectOption('price-asc');
    await expect(page.getByText(words)).toBeVisible();
    expect(await titles.allTextContents()).toEqual(before);
    await context.setOffline(false);
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page.getByText(words)).toHaveCount(0);
    await expect.poll(() => titles.allTextContents()).not.toEqual(before);
  });

test('so does a link to a page whose code is not there', async ({ context, page }) => {
  await open(page, LISTS.fr.sale);
  await context.setOffline(true);
  await page.locator('header a[href="/fr/contact/"]:visible').first().click();
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/fr/contact/');
  await expect(page.locator('form [name=email]').first()).toBeVisible();
});

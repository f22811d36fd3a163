import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

const inEuro = (text: string) => Number(text.replace(/[^\d]/g, ''));

test('sorted by price, cheapest first, from an address that can be shared', async ({ page }) => {
  await open(page, '/fr/a-vendre/');
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
  await expect(page).toHaveURL('/fr/a-vendre/?sort=price-asc');
  await page.reload();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const texts = await cards.allInnerTexts();
  const prices = texts
    .flatMap((text) => /€[\s\u00a0\u202f]?[\d.\s\u00a0\u202f]+/.exec(text)?.[0] ?? [])
    .map(inEuro);
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

import { cutWords } from '../../site/cut-words.ts';
import { LISTS, open, type SiteLanguage } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

const CHOSEN = '?bedrooms=3&bathrooms=1&price=200000-1450000&with=garden';
const WIDTHS = [1440, 1320, 1200, 1024, 768];

/** A test of the words of the fields that are chosen, and of the order, in windows of each width. */
export const wordsHaveRoom = (language: SiteLanguage) =>
  test(`what is chosen in the fields of a list in ${language} has room, and its order stands beside the map's switch`, async ({
    page,
  }) => {
    await open(page, LISTS[language].sale + CHOSEN);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Until the letters of the page have come.
      await expect(async () => {
        expect(await cutWords(page.getByRole('search')), `${width} px`).toEqual([]);
        const view = (await page.getByRole('main').locator('a[href*="view=map"]').first().boundingBox())!;
        const order = (await page.getByRole('combobox', { name: /^(Trier|Sort|Sorteren)/ }).boundingBox())!;
        expect(order.y + order.height / 2, `${width} px`).toBeCloseTo(view.y + view.height / 2, -1);
      }).toPass();
    }
  });

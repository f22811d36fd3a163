import { expect, test } from '../../site/test.ts';
import { LISTS, open } from '../../site/pages.ts';

/** A test of the rows of cards in a window of this width. */
export const cardsAreInLine = (width: number) =>
  test(`at ${width} px titles and facts of a row of cards are at one height, facts on one line, and titles end with a word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [LISTS.fr.sale, `${LISTS.nl.sale}?page=2`]) {
      await open(page, path);
      const cards = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((articles) =>
          articles.map((article) => {
            const [facts] = [...article.querySelectorAll('ul')].slice(-1);
            const title = article.querySelector('h3')!;
            return {
              row: article.getBoundingClientRect().top,
              title: title.getBoundingClientRect().top,
              facts: facts!.getBoundingClientRect().top,
              height: facts!.getBoundingClientRect().height,
              isCut: title.scrollHeight > title.clientHeight + 2,
            };
          }),
        );
      expect(cards.filter(({ isCut }) => isCut)).toEqual([]);
      expect(Math.max(...cards.map(({ height }) => height))).toBeLessThan(40);
      for (const row of Object.values(Object.groupBy(cards, ({ row: top }) => top)))
        for (const line of ['title', 'facts'] as const)
          expect(new Set(row!.map((card) => Math.round(card[line]))).size).toBe(1);
    }
  });

/** A test that the price of a search is chosen and shown within a window of this width. */
export const pricePanelHasRoom = (width: number, path: string) =>
  test(`at ${width} px the price panel of ${path} is inside the window, and a price has room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const price = page.locator('summary', { hasText: 'Prix' }).first();
    await price.click();
    const panel = (await price.locator('xpath=following-sibling::*').boundingBox())!;
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    expect(panel.y + panel.height).toBeLessThanOrEqual(900);
    const most = page.getByRole('textbox', { name: 'Maximum' }).first();
    await most.fill('1450000');
    await most.press('Tab');
    const value = price.getByText('Jusqu’à € 1.450.000');
    await expect(value).toBeVisible();
    expect(await value.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(1);
  });

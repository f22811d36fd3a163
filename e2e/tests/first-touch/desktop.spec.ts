import type { Page } from '@playwright/test';
import { hydratedOnInteraction, LISTS } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** How many links are clicked first. */
const LINKS = 12;

/** Waits until a part of the page, which nobody has touched, is hydrated. */
const hydratedUntouched = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', /ListPage/);

for (const [device, width] of [
  ['desktop', 1440],
  ['tablet', 820],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the first click opens its page within the tab, without a move of the pointer before', async ({
      page,
    }) => {
      let documents = 0;
      page.on('request', (asked) => {
        if (asked.isNavigationRequest() && asked.frame() === page.mainFrame()) documents++;
      });
      await page.goto(LISTS.fr.sale);
      const addresses = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/fr/"]:not([hreflang])')]
            .filter((link) => link.checkVisibility() && link.pathname !== location.pathname)
            .map((link) => link.getAttribute('href')!),
        ),
      ]);
      expect(addresses.length).toBeGreaterThanOrEqual(LINKS);
      const step = Math.floor(addresses.length / LINKS);
      const chosen = Array.from({ length: LINKS }, (_, index) => addresses[index * step]!);
      for (const address of chosen) {
        await page.goto(LISTS.fr.sale);
        await hydratedUntouched(page);
        documents = 0;
        // No pointer comes near it.
        await page.locator(`a[href="${address}"]:visible`).first().dispatchEvent('click');
        await expect(page).toHaveURL(address);
        expect(documents, address).toBe(0);
      }
    });
  });

test('where data are to be saved the page is not hydrated by itself', async ({ page }) => {
  await hydratedOnInteraction(page);
  await page.goto(LISTS.fr.sale, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

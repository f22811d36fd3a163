import type { Page } from '@playwright/test';
import { LISTS } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** Waits until a part of the page, which nobody has touched, is hydrated. */
const hydratedUntouched = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', /ListPage/);

/** Tests on a device how so many links open that are clicked first. */
export const firstClickOpensItsPage = (device: string, width: number, links: number) =>
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
      expect(addresses.length).toBeGreaterThanOrEqual(links);
      const step = Math.floor(addresses.length / links);
      const chosen = Array.from({ length: links }, (_, index) => addresses[index * step]!);
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

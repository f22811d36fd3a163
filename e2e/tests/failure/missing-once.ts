import type { Page } from '@playwright/test';
import { LISTS, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** Answers 404 for the file the first `times` times. */
export async function missing(page: Page, file: string, times = Infinity) {
  let requests = 0;
  await page.route(file, (route) => (requests++ < times ? route.fulfill({ status: 404 }) : route.fallback()));
}

/** Paths of the documents that the page asks for from now on. */
export function documents(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

/** A test that a list is whole though this file was missing once. */
export const isRequestedAgain = (file: string) =>
  test(`a file that is missing once is requested again: ${file}`, async ({ page }) => {
    const loads = documents(page);
    await missing(page, file, 1);
    await open(page, LISTS.fr.sale);
    expect(loads).toEqual([LISTS.fr.sale]);
    const isStyled = () => page.evaluate(() => [...document.styleSheets].every((s) => s.cssRules.length));
    await expect.poll(isStyled).toBe(true);
  });

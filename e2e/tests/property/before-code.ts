import type { APIRequestContext, Page } from '@playwright/test';
import { started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** The page on a line that has not brought its code yet, and what brings it. */
export async function withoutCode(page: Page, path: string) {
  const free = Promise.withResolvers<void>();
  await page.route(/\/web\/expose-\w+Page\.\w+\.js$/, async (route) => {
    await free.promise;
    await route.continue();
  });
  await page.goto(path);
  await started(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  return free.resolve;
}

/** A test of a picture that is pressed on a page whose code is late. */
export const pressedPictureOpens = (
  what: string,
  findAddress: (request: APIRequestContext) => Promise<string>,
) =>
  test(`on the page of a ${what}, a picture that is pressed before the code is there opens in the page when it is`, async ({
    page,
    request,
  }) => {
    const path = await findAddress(request);
    const bring = await withoutCode(page, path);
    await page.getByRole('link', { name: /Agrandir la photo 1 sur/ }).tap();
    bring();
    await expect(page.getByRole('dialog')).toContainText(/1\s*\/\s*\d+/);
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '#picture-1');
  });

import type { APIRequestContext, Page } from '@playwright/test';
import { aProjectForSale } from '../../site/projects.ts';
import { propertyPath, started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The page on a line that has not brought its code yet, and what brings it. */
async function withoutCode(page: Page, path: string) {
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

const PAGES = {
  property: (request: APIRequestContext) => propertyPath(request),
  project: async (request: APIRequestContext) => (await aProjectForSale(request, 'fr')).path,
};
for (const [what, addressOf] of Object.entries(PAGES))
  test(`on the page of a ${what}, a picture that is pressed before the code is there opens in the page when it is`, async ({
    page,
    request,
  }) => {
    const path = await addressOf(request);
    const bring = await withoutCode(page, path);
    await page.getByRole('link', { name: /Agrandir la photo 1 sur/ }).tap();
    bring();
    await expect(page.getByRole('dialog')).toContainText(/1\s*\/\s*\d+/);
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '#picture-1');
  });

test('so does a button that turns the pictures', async ({ page, request }) => {
  const bring = await withoutCode(page, await propertyPath(request));
  const gallery = page.getByRole('region', { name: 'Photos du bien' });
  await gallery.getByRole('button', { name: 'Photo suivante' }).tap();
  await expect(gallery.getByRole('status')).toHaveText(/^1 sur/);
  bring();
  await expect(gallery.getByRole('status')).toHaveText(/^2 sur/);
});

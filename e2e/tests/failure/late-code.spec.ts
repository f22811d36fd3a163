import type { Page } from '@playwright/test';
import { hydrated, LISTS, open, propertyPath, shellHydrated, started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.use({ expectedFault: /No answer within/ });

/** Deadline in the browser, in ms. */
const LIMIT = 10_000;

const PROPERTY_CODE = '**/mf-property/*/web/expose-PropertyPage.*.js';
const WIDGET_CODE = '**/mf-search/*/web/expose-FeaturedProperties.*.js';

/** Holds the response for the file until it is released. */
async function heldBack(page: Page, file: string) {
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  let markRequested = () => {};
  const isRequested = new Promise<void>((resolve) => (markRequested = resolve));
  await page.route(file, async (route) => {
    markRequested();
    await free;
    await route.fallback();
  });
  return { isRequested, release };
}

const answering = (page: Page) => page.locator('html');

test('a page whose code is late on a click is opened by a full load, and hydrates when the code arrives', async ({
  page,
  request,
}) => {
  const property = await propertyPath(request);
  await page.clock.install();
  await open(page, LISTS.fr.sale);
  const code = await heldBack(page, PROPERTY_CODE);
  await page.locator(`a[href="${property}"]`).first().click();
  await code.isRequested;
  await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeAttached();
  const opened = page.waitForEvent('domcontentloaded');
  const files = ['**/page-states/**', '**/compositions/**'].map((file) => page.waitForResponse(file));
  await page.clock.runFor(LIMIT);
  await opened;
  await expect(page).toHaveURL(property);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await started(page);
  await page.keyboard.press('Shift');
  // Their deadline is one of this clock too.
  await Promise.all(files);
  await expect(async () => {
    await page.clock.runFor(LIMIT);
    await expect(answering(page)).toHaveAttribute('data-hydrated', /shell/, { timeout: 200 });
  }).toPass();
  await expect(answering(page)).not.toHaveAttribute('data-hydrated', /PropertyPage/);
  code.release();
  await hydrated(page);
});

test('a widget whose code is late does not delay the others, and hydrates when the code arrives', async ({
  page,
}) => {
  await page.clock.install();
  const code = await heldBack(page, WIDGET_CODE);
  await page.goto('/nl/');
  await shellHydrated(page);
  await code.isRequested;
  await page.clock.runFor(LIMIT);
  await expect(answering(page)).toHaveAttribute('data-hydrated', /SearchBox/);
  await expect(answering(page)).not.toHaveAttribute('data-hydrated', /FeaturedProperties/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  code.release();
  await hydrated(page);
});

test('on a click to a page whose widget does not load, the page shows its fallback', async ({ page }) => {
  await page.clock.install();
  await open(page, LISTS.de.sale);
  const code = await heldBack(page, WIDGET_CODE);
  const searchData = [0, 1].map((goal) => page.waitForResponse(new RegExp(`/facets.*goal=${goal}`)));
  const projects = page.waitForResponse(/\/api\/projects/);
  await page.locator('header a[href="/de/"]').first().click();
  await code.isRequested;
  for (const answer of [...searchData, projects]) await (await answer).finished();
  await page.clock.runFor(LIMIT);
  await expect(page).toHaveURL('/de/');
  await expect(page.getByRole('main').locator('form').first()).toBeVisible();
  const fallback = page.getByRole('main').getByRole('link', { name: 'Zu verkaufen', exact: true });
  await expect(fallback.last()).toBeVisible();
  await page.locator(`a[href="${LISTS.de.rent}"]:visible`).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  code.release();
});

import type { Page } from '@playwright/test';
import {
  hydratedOnInteraction,
  FAVOURITES,
  hydrated,
  LISTS,
  open,
  propertyPath,
  shellHydrated,
  started,
} from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { documents, isRequestedAgain, missing } from './missing-once.ts';

test.use({
  expectedFault: /status of 404|did not load|no code for|integrity|ERR_INTERNET_DISCONNECTED/,
});

const LIST = LISTS.fr.sale;
const LIST_CODE = '**/mf-search/*/web/expose-ListPage.*.js';
const WIDGET_CODE = '**/mf-search/*/web/expose-FeaturedProperties.*.js';
const COMPOSITION = '**/compositions/*.json';
const FAVOURITES_CODE = '**/mf-search/*/web/expose-FavouritesPage.*.js';
const PROPERTY_CODE = '**/mf-property/*/web/expose-PropertyPage.*.js';

/** The layout is hydrated, the page stays as the server sent it. */
const expectNotHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'shell');

/** Interacts with the page, whose code fails to load. */
async function interactWithoutCode(page: Page) {
  await started(page);
  const given = page.waitForEvent('console', (message) => /did not load/.test(message.text()));
  await page.keyboard.press('Shift');
  await given;
  await expectNotHydrated(page);
}

// Other files: code-in-the-browser.long.spec.ts.
isRequestedAgain(LIST_CODE);
isRequestedAgain(COMPOSITION);

for (const [what, path, cards] of [
  ['a page', FAVOURITES.fr, 0],
  ['a page that nobody has touched, hydrated when the line was idle', LIST, 12],
] as const)
  test(`${what}, whose releases cannot be learnt, is reloaded once, then works as the server sent it`, async ({
    page,
  }) => {
    const loads = documents(page);
    await missing(page, COMPOSITION);
    const given = page.waitForEvent('console', (message) =>
      /compositions.* did not load/.test(message.text()),
    );
    await page.goto(path);
    await expect.poll(() => loads).toEqual([path, path]);
    await given;
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(cards);
    await page.locator(`a[href="${LIST}"]:visible`).first().click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  });

test('where the visitor has begun to use such a page, what they wrote is not lost, and links lead on', async ({
  page,
}) => {
  const loads = documents(page);
  await hydratedOnInteraction(page);
  await missing(page, COMPOSITION);
  await page.goto(LIST);
  await started(page);
  const given = page.waitForEvent('console', (message) => /compositions.* did not load/.test(message.text()));
  const text = page.locator('main input[name=search]').first();
  await text.fill('jardin');
  await given;
  await expect(text).toHaveValue('jardin');
  expect(loads).toEqual([LIST]);
  const property = page.getByRole('main').locator('article a').first();
  const address = await property.getAttribute('href');
  await property.click();
  await expect(page).toHaveURL(address!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose code fails to load is reloaded once, then stays as the server sent it', async ({
  page,
}) => {
  const loads = documents(page);
  await missing(page, FAVOURITES_CODE);
  await page.goto(FAVOURITES.fr);
  await expect.poll(() => loads).toEqual([FAVOURITES.fr, FAVOURITES.fr]);
  await expectNotHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator(`a[href="${LIST}"]:visible`).first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  expect(loads).toHaveLength(2);
});

test('a list with deferred hydration whose code fails to load stays as the server sent it', async ({
  page,
}) => {
  const loads = documents(page);
  await hydratedOnInteraction(page);
  await missing(page, LIST_CODE);
  await page.goto(LIST);
  await interactWithoutCode(page);
  expect(loads).toEqual([LIST]);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  await interactWithoutCode(page);
  expect(loads).toEqual([LIST, LIST]);
});

test('a widget whose code fails to load stays as the server sent it, and everything else is hydrated', async ({
  page,
}) => {
  const loads = documents(page);
  await missing(page, WIDGET_CODE);
  await page.goto('/fr/');
  await shellHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /SearchBox/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.locator(`header a[href="${LIST}"]:visible`).first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  expect(loads).toEqual(['/fr/']);
});

for (const [where, widget, begin] of [
  ['as the server sent it', 'mf-search/FeaturedProperties', '/fr/'],
  ['where something stands in for it', 'mf-forms/RequestInfo', LIST],
] as const)
  test(`a widget whose code fails to load is asked for again when the line is back: ${where}`, async ({
    context,
    page,
    request,
  }) => {
    const loads = documents(page);
    const code = `**/${widget.replace('/', '/*/web/expose-')}.*.js`;
    const isHydrated = new RegExp(widget);
    const given = page.waitForEvent('console', (message) =>
      message.text().includes(`${widget} did not load`),
    );
    await missing(page, code);
    await page.goto(begin);
    if (begin === LIST) {
      await hydrated(page);
      await page
        .locator(`a[href="${await propertyPath(request)}"]`)
        .first()
        .click();
    }
    await given;
    if (begin === LIST) await expect(page.locator('#question a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', isHydrated);
    await page.unroute(code);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', isHydrated);
    expect(loads).toEqual([begin]);
  });

test('a page whose code fails to load on a click is opened by a full load', async ({ page, request }) => {
  const property = await propertyPath(request);
  await open(page, LIST);
  const loads = documents(page);
  await missing(page, PROPERTY_CODE);
  await page.locator(`a[href="${property}"]`).first().click();
  await expect(page).toHaveURL(property);
  await interactWithoutCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual([property]);
});

test('code that was changed after the build is not run', async ({ page }) => {
  await page.route(LIST_CODE, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `window.isAltered = true;${await answer.text()}` });
  });
  await page.goto(LIST);
  await interactWithoutCode(page);
  expect(await page.evaluate('window.isAltered')).toBeUndefined();
});

test('every script and stylesheet of the page has an integrity attribute', async ({ page, request }) => {
  await page.addInitScript(() => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)
          seen.push(`${'src' in node ? node.src : node.href} ${node.integrity}`);
    }).observe(document, { childList: true, subtree: true });
  });
  const property = await propertyPath(request);
  await open(page, LIST);
  await page.locator(`a[href="${property}"]`).first().click();
  await expect(page).toHaveURL(property);
  await hydrated(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const code = seen.filter((entry) => /\/remotes\/.*\.(js|css) /.test(entry));
  expect(code.length).toBeGreaterThan(6);
  expect(code.filter((entry) => !/ sha384-.{64}$/.test(entry))).toEqual([]);
});

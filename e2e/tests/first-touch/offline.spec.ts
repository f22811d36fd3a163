import type { Locator } from '@playwright/test';
import { LISTS, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.use({ expectedFault: /ERR_INTERNET_DISCONNECTED/ });

test('a filter that is chosen without a line keeps the list, says so, and is applied when the line is back', async ({
  context,
  page,
}) => {
  await open(page, LISTS.fr.sale);
  const titles = page.getByRole('main').getByRole('article');
  const before = await titles.allTextContents();
  await page.getByRole('main').locator('summary', { hasText: 'Pièces' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Chambres : un de plus' }).click({ clickCount: 4 });
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
  expect(await titles.allTextContents()).toEqual(before);
  await context.setOffline(false);
  await expect(page).toHaveURL(/bedrooms=4/);
  await expect(page.getByText('Vous êtes hors ligne')).toHaveCount(0);
  await expect.poll(() => titles.allTextContents()).not.toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet of filters says that there is no line, where it is seen, and counts again when it is back', async ({
    context,
    page,
  }) => {
    await open(page, LISTS.nl.sale);
    const list = page.getByRole('main').getByRole('article');
    const before = await list.allTextContents();
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.locator('summary', { hasText: 'Kamers' }).tap();
    await context.setOffline(true);
    for (let tap = 0; tap < 4; tap++)
      await sheet.getByRole('button', { name: 'Slaapkamers: één meer' }).tap();
    const notice = page.getByText('U bent offline');
    await expectUncovered(notice);
    // Nor does the sheet when it is opened after the notice.
    await sheet.getByRole('button', { name: 'Sluiten' }).tap();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(sheet).toBeVisible();
    await expectUncovered(notice);
    expect(await list.allTextContents()).toEqual(before);
    await context.setOffline(false);
    await expect(page).toHaveURL(/bedrooms=4/);
    await expect(notice).toHaveCount(0);
    await sheet.getByRole('button', { name: /^Toon \d/ }).tap();
    await expect(sheet).toBeHidden();
    await expect.poll(() => list.allTextContents()).not.toEqual(before);
  });
});

/** Nothing lies over it. */
const expectUncovered = (shown: Locator) =>
  expect
    .poll(() =>
      shown.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

test('a link to a page whose code is not there keeps the page, says so, and is followed when the line is back', async ({
  context,
  page,
}) => {
  await open(page, LISTS.fr.sale);
  await context.setOffline(true);
  await page.locator('header a[href="/fr/contact/"]:visible').first().click();
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/fr/contact/');
  await expect(page.locator('form [name=email]').first()).toBeVisible();
});

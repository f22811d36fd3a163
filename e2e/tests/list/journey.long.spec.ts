import type { Page } from '@playwright/test';
import { tabTo, tabToMatch } from '../../site/keyboard.ts';
import { hydrated, LISTS, open, type SiteLanguage } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** Words on the way to a home. What differs by language has unit tests: each way takes two of them. */
const BY_KEYS = {
  nl: { type: 'Type pand', town: /^Nam(en|ur)/ },
  de: { type: 'Immobilientyp', town: /^Namur/ },
};
const BY_TOUCH = {
  fr: { filters: /^Filtres/, type: 'Type de bien' },
  en: { filters: /^Filters/, type: 'Property type' },
};
const listEntries = <Words>(by: Partial<Record<SiteLanguage, Words>>) =>
  Object.entries(by) as [SiteLanguage, Words][];

const HOME = /\/\d+\/$/;

const count = (page: Page) => page.getByRole('main').getByRole('status').first().getByRole('heading');

/** The suggestions for a text are there; those for its beginnings may have been before. */
const suggestionsFor = (page: Page, text: string) =>
  page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === '/api/suggestions' && searchParams.get('text') === text;
  });

for (const [language, { type, town }] of listEntries(BY_KEYS)) {
  test(`${language}, by keyboard alone: from a typed town and a type to a kept home`, async ({ page }) => {
    await open(page, LISTS[language].sale);
    await tabTo(page, 'search');
    const answered = suggestionsFor(page, 'namur');
    await page.keyboard.type('namur');
    await (await answered).finished();
    await expect(page.getByRole('option').first()).toHaveText(town);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?city=nam\w+%7C5\d+$/);
    await tabToMatch(page, 'summary', type);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/city=nam\w+%7C5\d+&type=\d+$/);
    await expect(count(page)).toBeVisible();
    await tabToMatch(page, 'article [aria-pressed]');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
    await tabToMatch(page, 'article :is(h2, h3) a');
    const name = await page.locator(':focus').innerText();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.replace(/…$/, ''));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [language, { filters, type }] of listEntries(BY_TOUCH)) {
    test(`${language}, by touch: from the sheet of filters to a home, and back`, async ({ page }) => {
      await open(page, LISTS[language].rent);
      await page.getByRole('button', { name: filters }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.locator('summary', { hasText: type }).tap();
      await sheet
        .locator('label')
        .filter({ has: page.locator('input[name=type]:enabled') })
        .first()
        .tap();
      await expect(page).toHaveURL(/\?type=\d+$/);
      await sheet.getByRole('button', { name: /\d/ }).tap();
      await expect(sheet).toBeHidden();
      const found = await count(page).innerText();
      await page.getByRole('main').getByRole('article').first().locator(':is(h2, h3) a').tap();
      await expect(page).toHaveURL(HOME);
      await page.goBack();
      await hydrated(page);
      await expect(page).toHaveURL(/\?type=\d+$/);
      await expect(count(page)).toHaveText(found);
    });
  }
});

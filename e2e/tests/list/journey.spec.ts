import type { Page } from '@playwright/test';
import { tabTo, tabToMatch } from '../../site/keyboard.ts';
import { hydrated, LANGUAGES, LISTS, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** Words of the sheet and of the way to a home, by language. */
const WORDS = {
  fr: { filters: /^Filtres/, type: 'Type de bien' },
  nl: { filters: /^Filters/, type: 'Type pand' },
  en: { filters: /^Filters/, type: 'Property type' },
  de: { filters: /^Filter/, type: 'Immobilientyp' },
};
const HOME = /\/\d+\/$/;

const count = (page: Page) => page.getByRole('main').getByRole('status').first().getByRole('heading');

for (const language of LANGUAGES) {
  test(`${language}, by keyboard alone: from a typed town and a type to a kept home`, async ({ page }) => {
    await open(page, LISTS[language].sale);
    await tabTo(page, 'search');
    await page.keyboard.type('namur');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?city=nam\w+%7C5\d+$/);
    await tabToMatch(page, 'summary', WORDS[language].type);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/city=nam\w+%7C5\d+&type=\d+$/);
    await expect(count(page)).toBeVisible();
    await tabToMatch(page, 'article [aria-pressed]');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
    await tabToMatch(page, 'article :is(h2, h3) a');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of LANGUAGES) {
    test(`${language}, by touch: from the sheet of filters to a home, and back`, async ({ page }) => {
      await open(page, LISTS[language].rent);
      const { filters, type } = WORDS[language];
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

import { expect, test } from '../../site/test.ts';
import { LISTS, type SiteLanguage } from '../../site/pages.ts';

/** A test of the home page of a visitor without scripts. */
export const homeIsComplete = (language: SiteLanguage) =>
  test(`home in ${language} is complete without JavaScript`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.locator(`main a[href^="${LISTS[language].sale}"]`).first()).toBeVisible();
  });

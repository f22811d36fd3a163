import { expect, test } from '../../site/test.ts';
import { LISTS, open, type SiteLanguage } from '../../site/pages.ts';

/** A test of the page of a property that does not exist. */
export const unknownPropertySaysSo = (language: SiteLanguage) =>
  test(`an unknown property in ${language} says so and links to the lists`, async ({ page }) => {
    const answer = await open(page, `${LISTS[language].sale}nowhere/999999/`);
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href^="${LISTS[language].sale}"]`).first()).toBeVisible();
  });

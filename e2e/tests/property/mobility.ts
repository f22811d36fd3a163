import type { SiteLanguage } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A unit in Brussels, of a project that is not built yet. */
export const UNIT = 1398;
const MOBILITY = { fr: 'Mobilité', nl: 'Mobiliteit', en: 'Mobility', de: 'Mobilität' };
const TRAIN = { fr: 'Train', nl: 'Trein', en: 'Train', de: 'Zug' };
const SCHOOLS = { fr: 'Écoles', nl: 'Scholen', en: 'Schools', de: 'Schulen' };

/** A test of the words of the mobility score. */
export const mobilityIsWorded = (language: SiteLanguage) =>
  test(`the page in ${language} words the mobility score in its language`, async ({ page }) => {
    await page.goto(`/${language}/property/${UNIT}/`);
    const main = page.getByRole('main');
    await main.locator('summary', { hasText: MOBILITY[language] }).click();
    await expect(main.getByText(TRAIN[language], { exact: true })).toBeVisible();
    await expect(main.getByText(SCHOOLS[language], { exact: true })).toBeVisible();
  });

import { LANGUAGES } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A unit in Brussels, of a project that is not built yet. */
const UNIT = 1398;
const MOBILITY = { fr: 'Mobilité', nl: 'Mobiliteit', en: 'Mobility', de: 'Mobilität' };
const TRAIN = { fr: 'Train', nl: 'Trein', en: 'Train', de: 'Zug' };
const SCHOOLS = { fr: 'Écoles', nl: 'Scholen', en: 'Schools', de: 'Schulen' };

for (const language of LANGUAGES)
  test(`the page in ${language} words the mobility score in its language`, async ({ page }) => {
    await page.goto(`/${language}/property/${UNIT}/`);
    const main = page.getByRole('main');
    await main.locator('summary', { hasText: MOBILITY[language] }).click();
    await expect(main.getByText(TRAIN[language], { exact: true })).toBeVisible();
    await expect(main.getByText(SCHOOLS[language], { exact: true })).toBeVisible();
  });

test('a unit that is not built has no certificate, and its plan shows the rooms of its facts', async ({
  page,
  request,
}) => {
  const { property } = await (await request.get(`/api/properties/${UNIT}?lang=nl`)).json();
  expect([property.energy.certificate, property.energy.validUntil]).toEqual([null, null]);
  await page.goto(`/nl/property/${UNIT}/`);
  await expect(page.getByRole('main')).not.toContainText('Badkamer');
});

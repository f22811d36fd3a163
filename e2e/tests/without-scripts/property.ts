import { expect, test } from '../../site/test.ts';
import { propertyPath, type SiteLanguage } from '../../site/pages.ts';

/** A test of the page of a property of a visitor without scripts. */
export const propertyIsReadable = (language: SiteLanguage) =>
  test(`a property in ${language} can be read completely without JavaScript`, async ({ page, request }) => {
    await page.goto(await propertyPath(request, language));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('dl, table').first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const picture = main.getByRole('img').or(main.locator('img')).first();
    await expect(picture).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/\d+\/$/);
  });

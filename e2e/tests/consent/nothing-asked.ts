import { CONTACT } from '../../site/contact-form.ts';
import { open, propertyPath, type SiteLanguage } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/third-parties.ts';

/** A test of the pages of a language, each opened by a visitor who has chosen nothing. */
export const nothingAskedBeforeTheChoice = (language: SiteLanguage) =>
  test(`no page in ${language} asks a third party before the visitor has chosen`, async ({
    page,
    request,
    asked,
  }) => {
    const paths = [`/${language}/`, await propertyPath(request, language), CONTACT[language]];
    for (const path of paths) {
      await open(page, path);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('button', { name: /cookie/i })).toBeVisible();
    }
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

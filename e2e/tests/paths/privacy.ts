import { CONTACT } from '../../site/contact-form.ts';
import { open, PRIVACY, type SiteLanguage } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

const TITLES = {
  fr: 'Déclaration de confidentialité',
  nl: 'Privacyverklaring',
  en: 'Privacy statement',
  de: 'Datenschutzerklärung',
};
export const AUTHORITIES = {
  fr: 'Autorité de protection des données',
  nl: 'Gegevensbeschermingsautoriteit',
  en: 'Data Protection Authority',
  de: 'Datenschutzbehörde',
};

/** A test of the way to the statement from the foot of a page. */
export const footerLinks = (language: SiteLanguage) =>
  test(`in ${language} the footer links to the privacy statement`, async ({ page }) => {
    await open(page, `/${language}/`);
    const link = page.getByRole('contentinfo').locator(`a[href="${PRIVACY[language]}"]`);
    // Long words of the narrow columns have soft hyphens.
    expect((await link.innerText()).replaceAll('\u00ad', '')).toBe(TITLES[language]);
    await link.click();
    await expect(page).toHaveURL(PRIVACY[language]);
    await expect(page).toHaveTitle(`${TITLES[language]} | Hellébore`);
    await expect(page.getByRole('main')).toContainText(AUTHORITIES[language]);
  });

/** A test of the way to the statement from a form. */
export const consentOpensIt = (language: SiteLanguage) =>
  test(`in ${language} the consent of a form opens it in another tab and keeps the input`, async ({
    page,
  }) => {
    await open(page, CONTACT[language]);
    const remark = page.getByRole('textbox', { name: /^(Message|Bericht|Nachricht)/ });
    await remark.fill('…');
    const other = page.waitForEvent('popup');
    await page.getByRole('main').locator(`a[href="${PRIVACY[language]}"]`).click();
    await expect(await other).toHaveTitle(`${TITLES[language]} | Hellébore`);
    await expect(remark).toHaveValue('…');
    await expect(page.locator('input[name=privacy]')).not.toBeChecked();
  });

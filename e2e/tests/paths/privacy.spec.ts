import { CONTACT } from '../../site/contact-form.ts';
import { LANGUAGES, open, PRIVACY } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

const TITLES = {
  fr: 'Déclaration de confidentialité',
  nl: 'Privacyverklaring',
  en: 'Privacy statement',
  de: 'Datenschutzerklärung',
};
const AUTHORITIES = {
  fr: 'Autorité de protection des données',
  nl: 'Gegevensbeschermingsautoriteit',
  en: 'Data Protection Authority',
  de: 'Datenschutzbehörde',
};

for (const language of LANGUAGES) {
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
}

test('the language switch leads to the same page', async ({ page }) => {
  await open(page, PRIVACY.fr);
  const languages = page.getByRole('list', { name: 'Langue' }).filter({ visible: true });
  await languages.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(PRIVACY.de);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the table of contents jumps to a part, and back returns to the former position', async ({ page }) => {
  await open(page, PRIVACY.en);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  const part = page.getByRole('heading', { name: 'Your rights' });
  await expect(part).toBeInViewport();
  await page.goBack();
  await expect(part).not.toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

for (const original of ['/privacy/', '/Privacy'])
  test(`${original} redirects to the statement in the visitor's language`, async ({ request }) => {
    const headers = { cookie: 'language=fr' };
    const answer = await request.get(original, { maxRedirects: 0, headers });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(PRIVACY.fr);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

  test('the statement is complete', async ({ page }) => {
    await page.goto(PRIVACY.nl);
    await expect(page.getByRole('main')).toContainText(AUTHORITIES.nl);
    await page.getByRole('link', { name: 'Uw rechten' }).click();
    await expect(page.getByRole('heading', { name: 'Uw rechten' })).toBeInViewport();
  });
});

import { open, OTHER_LANGUAGES, PRIVACY } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { consentOpensIt, footerLinks } from './privacy.ts';

OTHER_LANGUAGES.forEach(footerLinks);
OTHER_LANGUAGES.forEach(consentOpensIt);

test('the language switch leads to the same page', async ({ page }) => {
  await open(page, PRIVACY.fr);
  const languages = page.getByRole('list', { name: 'Langue' }).filter({ visible: true });
  await languages.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(PRIVACY.de);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

import { CONTENT_PAGES, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { initialsAreSmall } from './team.ts';

test('the footer links to each page, and the language switch stays on it', async ({ page }) => {
  await open(page, '/fr/');
  for (const path of Object.values(CONTENT_PAGES.fr)) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
  const languages = page.getByRole('list', { name: 'Langue' }).filter({ visible: true });
  await languages.getByRole('link', { name: /Nederlands/ }).click();
  await expect(page).toHaveURL(CONTENT_PAGES.nl['tenant insurance']!);
});

initialsAreSmall(768);
initialsAreSmall(1440);

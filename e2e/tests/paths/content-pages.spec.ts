import { CONTENT_PAGE_KEYS, CONTENT_PAGES, contentPagePath } from 'shared-kit/domain/content-pages';
import { LANGUAGES, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

for (const key of CONTENT_PAGE_KEYS) {
  test(`${key} answers in each language, and its original path leads there`, async ({ request }) => {
    for (const language of LANGUAGES) {
      const path = contentPagePath(key, language);
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
      const answer = await request.get(CONTENT_PAGES[key].originalPath, {
        maxRedirects: 0,
        headers: { cookie: `language=${language}` },
      });
      expect(answer.status(), path).toBe(302);
      expect(answer.headers().location).toBe(path);
    }
  });
}

test('the footer leads to each page, and the language switch stays on it', async ({ page }) => {
  await open(page, '/fr/');
  for (const key of CONTENT_PAGE_KEYS) {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${contentPagePath(key, 'fr')}"]`)
      .click();
    await expect(page).toHaveURL(contentPagePath(key, 'fr'));
  }
  const languages = page.getByRole('list', { name: 'Langue' }).filter({ visible: true });
  await languages.getByRole('link', { name: /Nederlands/ }).click();
  await expect(page).toHaveURL(contentPagePath(CONTENT_PAGE_KEYS.at(-1)!, 'nl'));
});

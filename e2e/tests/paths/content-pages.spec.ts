import { CONTENT_PAGES, LANGUAGES, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { initialsAreSmall } from './team.ts';

/** Paths of the original site that lead to the pages. */
const ORIGINAL_PATHS = {
  'privacy statement': ['/privacy/'],
  cookies: ['/cookie-policy/'],
  disclaimer: ['/disclaimer/'],
  about: ['/over-ons/', '/agence/'],
  services: ['/nosservices/', '/services/'],
  fees: ['/nos-honoraires/'],
  'tenant insurance': ['/assurance-locataire/'],
};

for (const [name, originalPaths] of Object.entries(ORIGINAL_PATHS)) {
  test(`${name} answers in each language, and its original paths redirect to it`, async ({ request }) => {
    for (const language of LANGUAGES) {
      const path = CONTENT_PAGES[language][name]!;
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
      for (const originalPath of originalPaths) {
        const answer = await request.get(originalPath, {
          maxRedirects: 0,
          headers: { cookie: `language=${language}` },
        });
        expect(answer.status(), `${originalPath} in ${language}`).toBe(302);
        expect(answer.headers().location).toBe(path);
      }
    }
  });
}

// Each page opened, and a team in wider windows: content-pages.long.spec.ts.
test('the footer links to each page, one opens, and the language switch stays on it', async ({ page }) => {
  await open(page, '/fr/');
  const link = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
  for (const path of Object.values(CONTENT_PAGES.fr)) await expect(link(path)).toBeVisible();
  await link(CONTENT_PAGES.fr['tenant insurance']!).click();
  await expect(page).toHaveURL(CONTENT_PAGES.fr['tenant insurance']!);
  const languages = page.getByRole('list', { name: 'Langue' }).filter({ visible: true });
  await languages.getByRole('link', { name: /Nederlands/ }).click();
  await expect(page).toHaveURL(CONTENT_PAGES.nl['tenant insurance']!);
});

initialsAreSmall(390);

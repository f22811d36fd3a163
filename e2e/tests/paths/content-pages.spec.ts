import { CONTENT_PAGES, LANGUAGES, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** Paths of the original site that lead to the pages. */
const ORIGINAL_PATHS = {
  'privacy statement': '/privacy/',
  cookies: '/cookie-policy/',
  disclaimer: '/disclaimer/',
  about: '/over-ons/',
  services: '/nosservices/',
  fees: '/nos-honoraires/',
  'tenant insurance': '/assurance-locataire/',
};

for (const [name, originalPath] of Object.entries(ORIGINAL_PATHS)) {
  test(`${name} answers in each language, and its original path redirects to it`, async ({ request }) => {
    for (const language of LANGUAGES) {
      const path = CONTENT_PAGES[language][name]!;
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
      const answer = await request.get(originalPath, {
        maxRedirects: 0,
        headers: { cookie: `language=${language}` },
      });
      expect(answer.status(), path).toBe(302);
      expect(answer.headers().location).toBe(path);
    }
  });
}

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

for (const width of [390, 768, 1440])
  test(`a team without portraits has small initials at ${width} px, on a phone beside the name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, CONTENT_PAGES.nl.about!);
    const person = page.getByRole('article').filter({ hasText: 'Claire Delvaux' });
    const initials = (await person.getByText('CD', { exact: true }).boundingBox())!;
    const name = (await person.getByRole('heading').boundingBox())!;
    expect(initials.width).toBeLessThanOrEqual(80);
    if (width < 560) expect(name.x).toBeGreaterThan(initials.x + initials.width);
    else expect(name.y).toBeGreaterThan(initials.y + initials.height);
  });

import { open, PRIVACY, SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { AUTHORITIES, consentOpensIt, footerLinks } from './privacy.ts';

// Other languages, and the language switch: privacy.long.spec.ts.
footerLinks(SAMPLE_LANGUAGE);
consentOpensIt(SAMPLE_LANGUAGE);

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

import { expect, test } from '../../site/test.ts';
import { LANGUAGES, open } from '../../site/pages.ts';

test.use({ expectedFault: /status of 404/ });

for (const language of LANGUAGES) {
  test(`an unknown path in ${language} shows the 404 page with search form and link to the home page`, async ({
    page,
  }) => {
    const answer = await open(page, `/${language}/no-such-page/`);
    expect(answer.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="/${language}/"]`)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('addresses of files that do not exist answer without a page', async ({ request }) => {
  const answer = await request.get('/wp-login.php');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('<html');
});

test('an unknown path without language is a 404 in the language of the visitor', async ({ request }) => {
  const answer = await request.get('/no-such-page/', { headers: { cookie: 'language=en' } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('lang="en"');
});

import { expect, test } from '../../site/test.ts';
import { open, type SiteLanguage } from '../../site/pages.ts';

/** A test of the page of an address that nothing has. */
export const unknownPathLeadsOn = (language: SiteLanguage) =>
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

import type { Page } from '@playwright/test';
import { expect, test } from '../../site/test.ts';
import { hydrated, LISTS, open, propertyPath } from '../../site/pages.ts';

const languages = (page: Page) => page.getByRole('list', { name: 'Langue' }).filter({ visible: true });

test('from a filtered list to the same list in Dutch, and back to Dutch on the next visit', async ({
  page,
}) => {
  await open(page, `${LISTS.fr.sale}?bedrooms=3`);
  await languages(page)
    .getByRole('link', { name: /Nederlands/ })
    .click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms=3$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await hydrated(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/nl\/$/);
});

test('a property stays the same property in German', async ({ page, request }) => {
  const path = await propertyPath(request);
  await open(page, path);
  await languages(page)
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/de/zu-verkaufen/.*/${path.split('/').at(-2)}/$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

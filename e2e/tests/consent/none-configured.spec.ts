import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test('a site without third parties asks nothing, and fetches nothing for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  const response = await open(page, '/fr/?setcookies');
  await page.getByRole('banner').getByRole('link', { name: 'À vendre' }).first().click();
  await expect(page).toHaveURL(/a-vendre/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Paramètres des cookies' })).toHaveCount(0);
  expect(fetched.filter((address) => /\/consent|^https:/.test(address))).toEqual([]);
  expect(response.headers()['content-security-policy']).not.toMatch(
    /googletagmanager|connect\.facebook|trustpilot|crisp/,
  );
});

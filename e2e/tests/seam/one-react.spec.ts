import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

const REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g;
const REACT_DOM = /rendererPackageName:\s*"react-dom"/g;

test('a visit over all remotes loads one React and one react-dom', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  const property = await propertyPath(request);
  await open(page, '/fr/');
  await page.locator('a[href="/fr/a-vendre/"]:visible').first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await page.locator(`a[href="${property}"]`).first().click();
  await expect(page).toHaveURL(property);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const codes = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
  const code = codes.join('\n');
  expect(code.match(REACT)).toHaveLength(1);
  expect(code.match(REACT_DOM)).toHaveLength(1);
});

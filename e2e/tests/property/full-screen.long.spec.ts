import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

test('a picture has an address that can be sent; Back closes what a click opened', async ({
  page,
  request,
}) => {
  const path = await propertyPath(request);
  await open(page, path);
  await page.getByRole('link', { name: /Agrandir la photo 1 sur/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/1\s*\/\s*\d+/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#picture-2$/);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '');
  expect(asked.filter((url) => url.includes('/api/properties'))).toEqual([]);
  await page.goForward();
  await expect(dialog).toContainText(/2\s*\/\s*\d+/);
  await page.reload();
  await expect(dialog).toContainText(/2\s*\/\s*\d+/);
});

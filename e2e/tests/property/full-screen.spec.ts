import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

test('pictures open in full screen, arrow keys change them, Escape closes and focus returns', async ({
  page,
  request,
}) => {
  await open(page, await propertyPath(request));
  const photo = page.getByRole('link', { name: /Agrandir la photo 1 sur/ });
  await photo.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/1\s*\/\s*\d+/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(/2\s*\/\s*\d+/);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText(/1\s*\/\s*\d+/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photo).toBeFocused();
});

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

test('each picture has an address; Back closes what a click opened', async ({ page, request }) => {
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
});

test('who arrives at a picture stays in the page when it is closed', async ({ page, request }) => {
  const path = await propertyPath(request);
  await page.goto(`${path}#picture-3`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/3\s*\/\s*\d+/);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '');
});

test('the button that counts the pictures shows them all with the names of the rooms, and Back leads to them', async ({
  page,
  request,
}) => {
  await open(page, await propertyPath(request));
  await page.getByRole('button', { name: /^\d+ (images|photos)$/ }).click();
  const grid = page.getByRole('dialog', { name: 'Photos du bien' });
  await expect(grid.getByRole('button', { name: 'Cuisine' })).toBeVisible();
  await grid.getByRole('button', { name: 'Séjour' }).click();
  await expect(page.getByRole('dialog')).toContainText(/2\s*\/\s*\d+/);
  await page.goBack();
  await expect(grid.getByRole('button', { name: 'Séjour' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

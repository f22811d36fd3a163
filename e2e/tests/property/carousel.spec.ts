import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the pictures are a carousel that shows its position', async ({ page, request }) => {
  await open(page, await propertyPath(request));
  const gallery = page.getByRole('region', { name: 'Photos du bien' });
  const position = gallery.getByRole('status');
  await expect(position).toHaveText(/^1 sur \d+/);
  await gallery.getByRole('button', { name: 'Photo suivante' }).tap();
  await expect(position).toHaveText(/^2 sur \d+/);
  await gallery.getByRole('button', { name: 'Photo précédente' }).tap();
  await expect(position).toHaveText(/^1 sur \d+/);
  await expect(gallery.getByRole('button', { name: 'Photo précédente' })).toBeDisabled();
});

import { propertyPath } from '../../site/pages.ts';
import { aProjectForSale } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';
import { pressedPictureOpens, withoutCode } from './before-code.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// On the page of a property: before-hydration.long.spec.ts.
pressedPictureOpens('project', async (request) => (await aProjectForSale(request, 'fr')).path);

test('a button that is pressed before the code is there turns the pictures of a property when it is', async ({
  page,
  request,
}) => {
  const bring = await withoutCode(page, await propertyPath(request));
  const gallery = page.getByRole('region', { name: 'Photos du bien' });
  await gallery.getByRole('button', { name: 'Photo suivante' }).tap();
  await expect(gallery.getByRole('status')).toHaveText(/^1 sur/);
  bring();
  await expect(gallery.getByRole('status')).toHaveText(/^2 sur/);
});

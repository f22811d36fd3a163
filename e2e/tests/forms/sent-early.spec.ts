import type { Page } from '@playwright/test';
import { started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PATH = '/fr/estimation-gratuite/demande/';

/** A photo of one pixel. */
const PHOTO = {
  name: 'jardin.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The page of a form on a line that has not brought the code of forms yet, and what brings it. */
async function withoutCode(page: Page, path = PATH) {
  const free = Promise.withResolvers<void>();
  await page.route('**/remotes/mf-forms/**/*.js', async (route) => {
    await free.promise;
    await route.continue();
  });
  await page.goto(path);
  await started(page);
  return free.resolve;
}

async function fillInAddress(page: Page) {
  for (const [name, value] of Object.entries({
    street: 'Rue Haute',
    number: '1',
    zip: '5000',
    city: 'Namur',
  }))
    await page.locator(`form [name="${name}"]`).fill(value);
  await page.locator('form [name="propertyType"]').first().check({ force: true });
}

test('a form of steps that goes on before its code is there shows its next step when it is', async ({
  page,
}) => {
  const bring = await withoutCode(page);
  await fillInAddress(page);
  await page.getByRole('button', { name: 'Continuer' }).tap();
  bring();
  await expect(page.getByRole('navigation', { name: 'Étapes' }).locator('[aria-current=step]')).toContainText(
    '2',
  );
  await expect(page.locator('form [name="street"]')).toBeHidden();
  await expect(page).toHaveURL(PATH);
});

test('a file that is chosen before the code is there is sent when it is', async ({ page }) => {
  const bring = await withoutCode(page, '/fr/donner-un-temoignage/');
  const chooser = page.locator('form input[type=file]');
  await chooser.setInputFiles(PHOTO);
  const sent = page.waitForResponse((answer) => answer.url().includes('/api/uploads'));
  bring();
  expect((await sent).ok()).toBe(true);
  await expect(page.getByRole('button', { name: `Retirer ${PHOTO.name}` })).toHaveCount(1);
  await expect(chooser).toHaveValue('');
});

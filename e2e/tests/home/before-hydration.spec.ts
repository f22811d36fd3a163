import { started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap opens the menu, also where the browser needs a script for it', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto('/fr/');
    await started(page);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('who loads the page anew further down has the header there', async ({ page }) => {
  await page.goto('/fr/');
  await page.mouse.wheel(0, 900);
  await expect(page.locator('header')).toHaveAttribute('data-scrolled', 'true');
  await page.reload();
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  await expect(page.locator('header')).toHaveAttribute('data-scrolled', 'true');
  await expect(page.locator('header a').first()).toBeInViewport();
});

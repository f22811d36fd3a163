import { expect, test } from '../../site/test.ts';

test('the home page is laid out whole when it has loaded, though nobody scrolls', async ({ page }) => {
  await page.goto('/fr/');
  const footer = page.getByRole('contentinfo');
  await expect.poll(() => footer.innerText()).toContain('Hellébore');
  await expect(page.locator('html')).not.toHaveAttribute('data-late-layout', /.*/);
});

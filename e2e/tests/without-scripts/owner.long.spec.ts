import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { signIn } from '../../site/owner.ts';

test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

test('statistics and history of one property are chosen by a button', async ({ page }) => {
  await page.goto('/fr/espace-proprietaire/');
  await signIn(page);
  await page.getByRole('link', { name: 'Historique' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('online');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page).toHaveURL(/\/historique\/\?.*type=online/);
  await expect(page.getByRole('row').filter({ hasText: 'Visite' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Aperçu' }).click();
  await page.getByRole('combobox', { name: 'Bien' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByText('Les chiffres jour par jour').click();
  await expect(page.getByRole('row')).toHaveCount(31);
});

import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { DEMO_OWNER, signIn } from '../../site/owner.ts';

test.use({
  javaScriptEnabled: false,
  expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|401`),
});

// The history too: owner.long.spec.ts.
test('an owner signs in, chooses a property by a button, and signs out without JavaScript', async ({
  page,
}) => {
  await page.goto('/fr/espace-proprietaire/');
  await signIn(page);
  await expect(page).toHaveURL('/fr/espace-proprietaire/');
  await page.getByRole('combobox', { name: 'Bien' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
});

test('a wrong password is reported without JavaScript, and the e-mail stays', async ({ page }) => {
  await page.goto('/fr/login/');
  await signIn(page, { ...DEMO_OWNER, email: 'nobody.here@owners.example' });
  await expect(page.getByRole('alert')).toContainText('Échec de la connexion');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('nobody.here@owners.example');
});

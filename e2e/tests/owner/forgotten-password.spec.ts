import { open } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { askForLink, choosePassword, FORGOTTEN } from './forgotten-password.ts';

// Without scripts: forgotten-password.long.spec.ts.
test('an owner gets a link by mail, chooses a password with it, once, and signs in', async ({ page }) => {
  await open(page, '/fr/login/');
  await page.getByRole('link', { name: 'Première visite ou mot de passe oublié ?' }).click();
  await expect(page).toHaveURL(FORGOTTEN);
  await askForLink(page, 'marc.dupont@owners.example');
  const link = await choosePassword(page, { email: 'marc.dupont@owners.example', firstName: 'Marc' });

  await page.goto(link);
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable');
});

test('an unknown e-mail gets the same response as that of an owner', async ({ page, visitor }) => {
  await open(page, FORGOTTEN);
  const known = await askForLink(page, 'isabelle.renard@owners.example');
  await open(page, FORGOTTEN);
  expect(await askForLink(page, visitor.email)).toBe(known);
});

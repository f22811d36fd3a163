import type { Page } from '@playwright/test';
import { mailTo } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { signIn } from '../../site/owner.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

const FORGOTTEN = '/fr/login/mot-de-passe-oublie/';
const PASSWORD = 'un-banc-sous-le-tilleul';

async function askForLink(page: Page, email: string) {
  // The sign-in page has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisir un mot de passe');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez votre boîte e-mail');
  return page.getByRole('status').filter({ hasText: '.' }).innerText();
}

/** Follows the link of the mail, chooses a password and signs in with it. */
async function choosePassword(page: Page, owner: { email: string; firstName: string }) {
  const { text } = await mailTo(owner.email, /mot de passe/);
  const link = /https?:\S+\/new-password\/\S+/.exec(text ?? '')?.[0];
  expect(link, 'a link in the mail').toBeDefined();
  await page.goto(link!);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe est enregistré.')).toBeVisible();
  await signIn(page, { email: owner.email, password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${owner.firstName}`);
  return link!;
}

test('an owner gets a link by mail, chooses a password with it, and signs in', async ({ page }) => {
  await open(page, '/fr/login/');
  await page.getByRole('link', { name: 'Première visite ou mot de passe oublié ?' }).click();
  await expect(page).toHaveURL(FORGOTTEN);
  await askForLink(page, 'marc.dupont@owners.example');
  await choosePassword(page, { email: 'marc.dupont@owners.example', firstName: 'Marc' });
});

test('an unknown e-mail gets the same response as that of an owner', async ({ page, visitor }) => {
  await open(page, FORGOTTEN);
  const known = await askForLink(page, 'isabelle.renard@owners.example');
  await open(page, FORGOTTEN);
  expect(await askForLink(page, visitor.email)).toBe(known);
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`),
  });

  test('the link of the mail works, once', async ({ page }) => {
    const owner = { email: 'nathalie.gillet@owners.example', firstName: 'Nathalie' };
    await page.goto(FORGOTTEN);
    await askForLink(page, owner.email);
    const link = await choosePassword(page, owner);

    await page.goto(link);
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable');
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL(FORGOTTEN);
  });
});

import type { Page } from '@playwright/test';
import { mailTo } from '../../site/mailbox.ts';
import { signIn } from '../../site/owner.ts';
import { expect } from '../../site/test.ts';

export const FORGOTTEN = '/fr/login/mot-de-passe-oublie/';
const PASSWORD = 'un-banc-sous-le-tilleul';

export async function askForLink(page: Page, email: string) {
  // The sign-in page has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisir un mot de passe');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez votre boîte e-mail');
  return page.getByRole('status').filter({ hasText: '.' }).innerText();
}

/** Follows the link of the mail, chooses a password and signs in with it. */
export async function choosePassword(page: Page, owner: { email: string; firstName: string }) {
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

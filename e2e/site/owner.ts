import type { Page } from '@playwright/test';
import { DEMO_OWNER } from '../../local/steps/database.ts';

export { DEMO_OWNER };

/** Fills in and sends the open sign-in page, in French. */
export async function signIn(page: Page, { email, password } = DEMO_OWNER) {
  const arrived = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const answer = await arrived;
  if (answer.ok() || answer.status() === 303)
    await page.getByRole('heading', { level: 1, name: 'Bonjour' }).waitFor();
}

import type { Page } from '@playwright/test';
import { mailTo } from '../../site/mailbox.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { createHmac } from 'node:crypto';

const PASSWORD = 'un-banc-sous-le-tilleul';
const ACCOUNT = '/fr/espace-proprietaire/compte/';

/** Chooses a password by the link of a mail, and signs in with it. */
async function becomeOwner(page: Page, email: string, baseURL: string) {
  const ask = (path: string, data: object) => page.request.post(path, { headers: { origin: baseURL }, data });
  await ask('/api/auth/request-password-reset', { email });
  const { text } = await mailTo(email, /mot de passe/);
  const token = /token=([\w-]+)/.exec(text ?? '')![1];
  expect((await ask('/api/auth/reset-password', { token, newPassword: PASSWORD })).ok()).toBe(true);
  await sendPassword(page, email);
}

async function sendPassword(page: Page, email: string) {
  await page.goto(`/fr/login/?next=${ACCOUNT}`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** A test of the account of an owner whose password nobody has chosen yet. */
export const opensWithSecondFactor = (email: string, { javaScriptEnabled }: { javaScriptEnabled: boolean }) =>
  test.describe(`an account with a second factor, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`) });

    test('is set up, asks for a code, and opens with a recovery code too', async ({
      page,
      context,
      baseURL,
    }) => {
      await becomeOwner(page, email, baseURL!);
      await expect(page).toHaveURL(ACCOUNT);
      await page.getByRole('button', { name: 'Activer', exact: true }).click();
      await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
      const link = await page.getByRole('link', { name: 'Sur ce téléphone' }).getAttribute('href');
      const key = new URL(link!).searchParams.get('secret')!;
      await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
      const used = computeCode(key);
      await page.getByLabel('Code à six chiffres').fill(used);
      await page.getByRole('button', { name: 'Activer la connexion en deux étapes' }).click();
      await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible();
      const codes = await page.getByRole('main').getByRole('listitem').locator('code').allInnerTexts();
      expect(codes).toHaveLength(10);
      await mailTo(email, /deux étapes activée/);

      await context.clearCookies();
      await sendPassword(page, email);
      await expect(page).toHaveURL(/\/fr\/login\/code\//);
      await page.getByLabel('Code à six chiffres').fill(used);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByText('Ce code n’est pas correct ou a déjà servi.')).toBeVisible();
      await page.getByLabel('Code à six chiffres').fill(computeCode(key, 1));
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL(ACCOUNT);

      await context.clearCookies();
      await sendPassword(page, email);
      await page.getByRole('link', { name: 'Utiliser un code de secours' }).click();
      await page.getByLabel('Code de secours').fill(codes[4]!.toLowerCase());
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL(ACCOUNT);

      await page.getByRole('link', { name: 'Gérer' }).click();
      await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
      await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
      await page.getByLabel('Code de l’application ou code de secours').fill(codes[5]!);
      await page.getByRole('button', { name: 'Désactiver' }).click();
      await expect(page.getByText('La connexion en deux étapes est désactivée.')).toBeVisible();
    });
  });

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app that was given a key in base32: the code that it shows (RFC 6238), `later` half minutes from now. */
function computeCode(key: string, later = 0): string {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(step).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

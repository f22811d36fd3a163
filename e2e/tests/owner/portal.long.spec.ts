import { expect, test } from '../../site/test.ts';
import { hydrated, open } from '../../site/pages.ts';
import { DEMO_OWNER, signIn } from '../../site/owner.ts';
import { requestedApps } from './requested-apps.ts';

const PORTAL = '/fr/espace-proprietaire/';

test('these pages request no file of another remote', async ({ page }) => {
  const requested = requestedApps(page);
  await open(page, '/fr/login/');
  await signIn(page);
  for (const path of [PORTAL, `${PORTAL}historique/`, `${PORTAL}compte/`]) {
    await page.goto(path);
    await hydrated(page);
  }
  await open(page, '/fr/login/mot-de-passe-oublie/');
  expect([...requested].sort()).toEqual(['mf-owner', 'shell']);
});

test.describe('a wrong password', () => {
  test.use({ expectedFault: /401/ });

  test('is reported beside the form', async ({ page }) => {
    await open(page, '/fr/login/');
    await signIn(page, { ...DEMO_OWNER, email: 'nobody@owners.example' });
    await expect(page.getByRole('alert')).toContainText('Échec de la connexion');
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('nobody@owners.example');
  });
});

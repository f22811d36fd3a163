import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';
import { signIn } from '../../site/owner.ts';
import { requestedApps } from './requested-apps.ts';

const PORTAL = '/fr/espace-proprietaire/';

test('an owner is redirected to the sign-in page, back to the portal, and can sign out; no other remote is needed', async ({
  page,
}) => {
  const requested = requestedApps(page);
  await open(page, PORTAL);
  await expect(page).toHaveURL(/\/fr\/login\/\?next=/);
  await signIn(page);
  await expect(page).toHaveURL(PORTAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Anne');
  const property = page.getByRole('article').first();
  for (const period of ['Aujourd’hui', 'Cette semaine', 'Ce mois-ci', 'Au total'])
    await expect(property.getByText(period)).toBeVisible();

  expect([...requested].sort()).toEqual(['mf-owner', 'shell']);

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
  await page.goto(PORTAL);
  await expect(page).toHaveURL(/\/fr\/login\//);
});

test('a chosen property is in the address, for the history and its file too', async ({ page }) => {
  await open(page, PORTAL);
  await signIn(page);
  const choice = page.getByRole('combobox', { name: 'Bien' });
  await choice.selectOption({ index: 1 });
  const id = await choice.inputValue();
  await expect(page).toHaveURL(`${PORTAL}?property=${id}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Historique' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historique');
  await page.getByRole('combobox', { name: 'Bien' }).selectOption(id);
  await expect(page).toHaveURL(`${PORTAL}historique/?property=${id}`);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger (CSV)' }).click();
  expect((await file).suggestedFilename()).toBe('historique.csv');
});

test.describe('an address that can be no property', () => {
  test.use({ expectedFault: /404/ });

  test('leads to a page that does not exist, in each language; the portal is neither cached nor indexed', async ({
    page,
  }) => {
    await open(page, PORTAL);
    await signIn(page);
    for (const path of [`${PORTAL}?property=abc`, '/nl/eigenaarsportaal/?property=abc'])
      expect((await page.goto(path))?.status()).toBe(404);
    const response = await page.goto(PORTAL);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test('on a phone the mark of this device stands where the line of the device begins', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fr/login/');
  await signIn(page);
  await open(page, '/fr/espace-proprietaire/compte/');
  const mark = page.getByText('Cet appareil', { exact: true }).first();
  const isAtStart = await mark.evaluate((element) => {
    const [own, line] = [element, element.parentElement!].map((one) => one.getBoundingClientRect());
    return own!.top > line!.top + own!.height / 2 ? own!.left === line!.left : 'on the same line';
  });
  expect(isAtStart).toBe(true);
});

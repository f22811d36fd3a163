import { open } from '../../site/pages.ts';
import { DEMO_OWNER, signIn } from '../../site/owner.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { emptyFormIsRefused } from './empty-form.ts';

const PORTAL = '/fr/espace-proprietaire/';

test.describe('a wrong password', () => {
  test.use({ expectedFault: /status of 401/ });

  test('shows the message of product O7, the same for an unknown e-mail', async ({ page, visitor }) => {
    const messages: string[] = [];
    for (const email of ['bart.wouters@owners.example', visitor.email]) {
      await open(page, '/fr/login/');
      await signIn(page, { email, password: 'not-the-password' });
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Échec de la connexion');
      messages.push(await alert.innerText());
      await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
    }
    expect(messages[0]).toBe(messages[1]);
    expect(messages[0]).toContain('L’adresse e-mail et/ou le mot de passe ne sont pas corrects');
  });
});

// Without scripts: access.long.spec.ts.
emptyFormIsRefused(true);

test('signing out applies to every tab', async ({ page, context }) => {
  await open(page, '/fr/login/');
  await signIn(page);
  const other = await context.newPage();
  await open(other, PORTAL);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/fr\/login\//);
  const answer = await context.request.get('/api/owner/properties?lang=fr');
  expect(answer.status()).toBe(401);
});

test('an owner sees only their own properties: those of another are in no page and no response', async ({
  page,
  context,
}) => {
  await open(page, '/fr/login/');
  await signIn(page);
  const shown = page.getByRole('article').getByRole('link');
  const links = await shown.evaluateAll((own) =>
    own.map((link) => Number(link.getAttribute('href')?.split('/').at(-2))),
  );
  const { owner, properties } = (await (
    await context.request.get('/api/owner/properties?lang=fr&owner=bart.wouters@owners.example')
  ).json()) as { owner: { firstName: string }; properties: { listing: { id: number } }[] };
  expect(owner.firstName).toBe('Anne');
  expect(properties.map(({ listing }) => listing.id)).toEqual(links);
});

test('the session cookie cannot be read by scripts, and is not sent from another site', async ({
  page,
  context,
}) => {
  await open(page, '/fr/login/');
  await signIn(page);
  const session = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(session.length).toBeGreaterThan(0);
  expect(session.map(({ sameSite }) => sameSite)).not.toContain('None');
  expect(await page.evaluate('document.cookie')).not.toContain(session[0]!.value);
});

test('a cross-site form post is refused, and the owner stays signed in', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/fr/login/');
  await signIn(page);
  const foreign = { origin: 'https://evil.example' };
  const { request } = context;
  const commands = await Promise.all([
    request.post('/api/auth/sign-out', { headers: foreign, data: {} }),
    request.post('/api/auth/sign-in', { headers: foreign, data: DEMO_OWNER }),
    request.post(PORTAL, { headers: foreign, form: {} }),
    request.post('/fr/login/', { headers: foreign, form: DEMO_OWNER }),
  ]);
  expect(commands.map((answer) => answer.status())).toEqual([403, 403, 403, 403]);
  await open(page, PORTAL);
  await expect(page).toHaveURL(`${baseURL}${PORTAL}`);
});

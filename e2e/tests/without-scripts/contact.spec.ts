import { randomUUID } from 'node:crypto';
import { contactForm } from '../../site/contact-form.ts';
import { siteUnderTest } from '../../site/site-under-test.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

const CONTACT = '/fr/contact/';
const UNKNOWN_PROPERTY = '999999999';

test.use({ javaScriptEnabled: false, expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|422`) });

/** What a browser without JavaScript sends when it was asked to check it; the form was open for a minute. */
const filledForm = (email: string) => ({
  remark: 'Une question',
  firstName: 'Marie',
  lastName: 'Dupont',
  email,
  phone: '0475 12 34 56',
  street: 'Rue Haute',
  zip: '5000',
  city: 'Namur',
  privacy: 'on',
  key: randomUUID(),
  openedAt: String(Date.now() - 60_000),
});
const headers = () => ({ origin: siteUnderTest().url });

test('an invalid field has its error beside it, with status 422', async ({ page, visitor }) => {
  await page.goto(CONTACT);
  const form = contactForm(page, 'fr');
  await form.fillIn({ ...visitor, email: 'marie@exemple' }, 'Une question');
  await form.form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.send.click();
  expect((await answered).status()).toBe(422);
  await expect(form.field('email')).toHaveAccessibleDescription(/n’est pas valide/);
  await expect(page).toHaveTitle(/^Erreur\s: Contact/);
});

test('an error that only the API finds is shown: the property is not offered', async ({
  request,
  visitor,
}) => {
  const form = { ...filledForm(visitor.email), propertyId: UNKNOWN_PROPERTY };
  const answer = await request.post(CONTACT, { form, headers: headers() });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain('Le bien demandé n’existe pas ou est vendu');
});

test('a visitor who sends too many forms is told so, with status 429', async ({ request, visitor }) => {
  const send = () =>
    request.post(CONTACT, { form: filledForm(visitor.email), headers: headers(), maxRedirects: 0 });
  for (let accepted = 0; accepted < 3; accepted++) expect((await send()).status()).toBe(303);
  const answer = await send();
  expect(answer.status()).toBe(429);
  expect(await answer.text()).toContain('Vous nous avez déjà écrit plusieurs fois');
});

test('an unknown property in the address shows the plain contact page', async ({ request }) => {
  for (const subject of [`property=${UNKNOWN_PROPERTY}`, 'project=999999999']) {
    const answer = await request.get(`${CONTACT}?${subject}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('Écrivez-nous');
  }
});

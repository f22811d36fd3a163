import type { Page } from '@playwright/test';
import { contactForm } from '../../../agency-api/testing/contact-form.ts';
import { open } from '../../site/pages.ts';
import { readStoredForms } from '../../site/stored-forms.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';

const { firstName, lastName, email, remark } = contactForm();
const FILLED = { Message: remark, Prénom: firstName, Nom: lastName, 'E-mail': email };
const SENT = 'Merci de votre confiance';

test.use({ expectedFault: /ERR_FAILED|ERR_CONNECTION|api\/forms/ });

test('a form whose response was lost in a crash of the gateway keeps its input, and is stored once when sent again', async ({
  ownSite,
  page,
}) => {
  await open(page, `${ownSite.url}/fr/contact/`);
  await fillIn(page);
  await killGatewayBeforeResponse(page, ownSite);
  await sendButton(page).click();
  await expect(page.getByText('n’a pas été envoyé')).toBeVisible();
  await expectFilled(page);

  await ownSite.gateway.start();
  await open(page, `${ownSite.url}/fr/contact/`);
  await expectFilled(page);
  await page.getByRole('checkbox', { name: /confidentialité/ }).check();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await expectStoredOnce(ownSite);
});

test('a double click sends a form once', async ({ ownSite, page }) => {
  await open(page, `${ownSite.url}/fr/contact/`);
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await expectStoredOnce(ownSite);
});

const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer' });

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(FILLED)) await field(page, label).fill(value);
  await page.getByRole('checkbox', { name: /confidentialité/ }).check();
}

async function expectFilled(page: Page) {
  for (const [label, value] of Object.entries(FILLED)) await expect(field(page, label)).toHaveValue(value);
}

/** The next form reaches the API; the gateway is killed before it responds to the visitor. */
const killGatewayBeforeResponse = (page: Page, { gateway }: OwnSite) =>
  page.route(
    '**/api/forms/contact',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await gateway.kill();
      await route.abort();
    },
    { times: 1 },
  );

async function expectStoredOnce({ api, databaseUrl }: OwnSite) {
  await api.stop();
  const { submissions, mails } = await readStoredForms(databaseUrl);
  expect(submissions).toHaveLength(1);
  expect(mails).toHaveLength(2);
}

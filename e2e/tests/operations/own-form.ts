import type { Page } from '@playwright/test';
import { contactForm } from '../../../agency-api/testing/contact-form.ts';
import { expect, type OwnSite } from '../../site/own-site.ts';
import { readStoredForms } from '../../site/stored-forms.ts';

const { firstName, lastName, email, remark } = contactForm();
const FILLED = { Message: remark, Prénom: firstName, Nom: lastName, 'E-mail': email };
export const SENT = 'Merci de votre confiance';

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer' });

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

export async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(FILLED)) await field(page, label).fill(value);
  await page.getByRole('checkbox', { name: /confidentialité/ }).check();
}

export async function expectFilled(page: Page) {
  for (const [label, value] of Object.entries(FILLED)) await expect(field(page, label)).toHaveValue(value);
}

export async function expectStoredOnce({ api, databaseUrl }: OwnSite) {
  await api.stop();
  const { submissions, mails } = await readStoredForms(databaseUrl);
  expect(submissions).toHaveLength(1);
  expect(mails).toHaveLength(2);
}

import type { APIRequestContext, Route } from '@playwright/test';
import { CONTACT, contactForm } from '../../site/contact-form.ts';
import { formMails } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

/** A test that a form that could not be sent keeps its input; without an answer the connection breaks. */
export const inputSurvives = (what: string, answer?: Parameters<Route['fulfill']>[0]) =>
  test(`${what} shows an error, and the input survives it and a reload`, async ({ page, visitor }) => {
    await page.route('**/api/forms/contact', (route) => (answer ? route.fulfill(answer) : route.abort()), {
      times: 1,
    });
    await open(page, CONTACT.fr);
    const { field, fillIn, send } = contactForm(page, 'fr');
    await fillIn(visitor, 'Bonjour');
    await send.click();
    await expect(page.getByRole('alert')).toContainText(
      'Votre e-mail n’a pas été envoyé. Veuillez réessayer.',
    );
    await expect(field('remark')).toHaveValue('Bonjour');

    await page.reload();
    await expect(field('remark')).toHaveValue('Bonjour');
    await expect(field('email')).toHaveValue(visitor.email);
    await expect(field('privacy')).toBeChecked();
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci de votre confiance');
    await formMails(visitor.email);
  });

/** A test that input of a visitor who is faster than the scripts of a page is kept. */
export const earlyInputIsKept = (
  where: string,
  path: (request: APIRequestContext) => Promise<string> | string,
  thanks: string,
) =>
  test(`input on the ${where} before hydration is kept`, async ({ page, request, visitor }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/remotes/mf-forms/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(await path(request), { waitUntil: 'commit' });
    const { form, field, fillIn, send } = contactForm(page, 'fr');
    await fillIn(visitor, 'Bonjour');
    await form.getByText('Adresse et disponibilités').click();
    await form.getByLabel('Madame', { exact: true }).check();
    scripts.resolve();
    await page.locator('html[data-hydrated*="mf-forms/"]').waitFor();
    await field('lastName').press('End');
    await field('lastName').pressSequentially(' (Jambes)');
    await expect(field('remark')).toHaveValue('Bonjour');
    await expect(form.getByLabel('Madame', { exact: true })).toBeChecked();
    await send.click();
    await expect(page.getByText(thanks)).toBeVisible();
    const { toAgency } = await formMails(visitor.email);
    expect(toAgency.text).toContain('Madame Marie Dupont (Jambes)');
  });

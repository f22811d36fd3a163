import { contactForm } from '../../site/contact-form.ts';
import { readStoredForms } from '../../site/stored-forms.ts';
import { expect, test } from '../../site/slow-api.ts';
import { SCRIPT_BLOCKED } from '../../site/test.ts';
import { identity } from '../../site/visitor-form.ts';

test.use({ javaScriptEnabled: false, expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|503`) });

test('a form without scripts that the database cannot take is shown again with what was written, and stored once when it is sent again', async ({
  ownSite,
  page,
  slowApi,
}) => {
  const { email } = identity(1);
  await page.goto(`${ownSite.url}/fr/contact/`);
  const contact = contactForm(page, 'fr');
  const send = async () => {
    await contact.takeAMinute();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await contact.send.click();
    return (await answered).status();
  };
  await contact.fillIn({ email, firstName: 'Marie', lastName: 'Dupont' }, 'Une question');
  // Out of a page that everybody gets a form is to be checked first.
  await contact.send.click();

  slowApi.withoutDatabase(/^\/api\/forms/);
  expect(await send()).toBe(503);
  await expect(page.getByText('n’a pas été envoyé')).toBeVisible();
  await expect(contact.field('email')).toHaveValue(email);
  await expect(contact.field('remark')).toHaveValue('Une question');

  slowApi.withoutDatabase(undefined);
  expect(await send()).toBe(303);
  await ownSite.api.stop();
  const { submissions, mails } = await readStoredForms(ownSite.databaseUrl);
  expect(submissions).toHaveLength(1);
  expect(mails).toHaveLength(2);
});

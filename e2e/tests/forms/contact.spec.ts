import { CONTACT, contactForm } from '../../site/contact-form.ts';
import { formMails } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

/** The visitor's mail is in the visitor's language, the agency's in the agency's. */
const TO_AGENCY = 'Nouveau message de Marie Dupont';

for (const [language, thanks, subject] of [
  ['nl', 'Bedankt voor uw vertrouwen', 'Uw bericht aan Hellébore'],
  ['de', 'Danke für Ihr Vertrauen', 'Ihre Nachricht an Hellébore'],
] as const)
  test(`a message in ${language} sent by a double click leads to the thank-you page, is stored once and mailed to both`, async ({
    page,
    visitor,
  }) => {
    await open(page, CONTACT[language]);
    const { fillIn, send } = contactForm(page, language);
    await fillIn(visitor, 'Is there anything with a garden?');
    await send.dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
    const { toVisitor, toAgency } = await formMails(visitor.email);
    expect(toVisitor.subject).toBe(subject);
    expect(toAgency.subject).toBe(TO_AGENCY);
    expect(toAgency.text).toContain('Is there anything with a garden?');
    for (const typed of ['Is there anything with a garden?', 'Marie', 'Dupont'])
      expect(toVisitor.text).not.toContain(typed);

    await open(page, CONTACT[language]);
    await expect(contactForm(page, language).field('remark')).toHaveValue('');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

  test('the same form is checked once more, then a plain POST, and HTML in it stays text', async ({ page, visitor }) => {
    await page.goto(CONTACT.en);
    const { fillIn, takeAMinute, send } = contactForm(page, 'en');
    await fillIn(visitor, '<b>bold</b> & <img src=x>');
    await send.click();
    await expect(page.getByText('nothing has been sent yet')).toBeVisible();
    await takeAMinute();
    await send.click();
    await expect(page).toHaveURL('/en/thank-you/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your trust');
    const { toVisitor, toAgency } = await formMails(visitor.email);
    expect(toVisitor.subject).toBe('Your message to Hellébore');
    expect(toVisitor.html).not.toContain('bold');
    expect(toAgency.html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; &lt;img src=x&gt;');
  });
});

test('a question about a project begins with its name and number', async ({ page, visitor }) => {
  await open(page, '/fr/projects/evere/saphir/36/');
  await page.getByRole('link', { name: 'Poser une question' }).click();
  await expect(page.getByRole('heading', { name: 'Une question sur ce projet ?' })).toBeVisible();
  const { field, fillIn, send } = contactForm(page, 'fr');
  const begun = await field('remark').inputValue();
  expect(begun).toContain('Saphir');
  await fillIn(visitor, `${begun}Le garage est-il compris ?`);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci de votre confiance');
  const { toAgency } = await formMails(visitor.email);
  expect(toAgency.text).toMatch(/Saphir, Evere \(projet n° 36\)[^]*Le garage est-il compris/);
});

import { CONTACT, contactForm } from '../../site/contact-form.ts';
import { formMails } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { messageIsStoredOnce } from './contact.ts';

// In Dutch: contact.long.spec.ts.
messageIsStoredOnce('de', 'Danke für Ihr Vertrauen', 'Ihre Nachricht an Hellébore');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

  test('the same form is checked once more, then a plain POST, and HTML in it stays text', async ({
    page,
    visitor,
  }) => {
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

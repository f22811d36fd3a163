import { CONTACT, contactForm } from '../../site/contact-form.ts';
import { formMails } from '../../site/mailbox.ts';
import { open, type SiteLanguage } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

/** The visitor's mail is in the visitor's language, the agency's in the agency's. */
const TO_AGENCY = 'Nouveau message de Marie Dupont';

/** A test of a message that is sent twice; `subject` is that of the visitor's mail. */
export const messageIsStoredOnce = (language: SiteLanguage, thanks: string, subject: string) =>
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

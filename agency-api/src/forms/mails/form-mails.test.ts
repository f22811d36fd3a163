import { expect, test } from '@jest/globals';
import { contactFormSchema } from 'shared-kit/contracts/api/forms';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { contactForm } from '../../../testing/contact-form.ts';
import { loadAgencyConfig } from '../../content/agency-config.ts';
import { submissionOf } from '../submission.ts';
import { formMails } from './form-mails.ts';

const config = loadAgencyConfig();
const property = {
  id: 7,
  title: 'Villa au calme',
  reference: 'A7',
  path: '/fr/a-vendre/namur/7/',
  managerEmail: null,
};

function mailsOf(changes: object, about?: typeof property) {
  const body = contactFormSchema.parse(contactForm(changes));
  const submission = submissionOf(about ? 'property-request' : 'contact', body, '203.0.113.7', about);
  return formMails(submission, {
    config,
    agencyMailbox: 'office@example.be',
    siteUrl: 'https://a.example',
  });
}

const THANKS: Record<Language, string> = {
  nl: 'Bedankt voor uw vraag over het pand',
  fr: 'Nous avons bien reçu votre demande',
  en: 'Thank you for your enquiry',
  de: 'vielen Dank für Ihre Anfrage',
};

test.each(LANGUAGES)('in %s the visitor is thanked in words and told who writes', (language) => {
  const [, toVisitor] = mailsOf({ language }, property);
  for (const body of [toVisitor.text, toVisitor.html]) {
    expect(body).toContain(THANKS[language]);
    expect(body).toContain(config.agency.legalName);
    expect(body).toContain(config.agency.vat);
    expect(body).toContain('https://a.example/fr/a-vendre/namur/7/');
    expect(body).not.toMatch(/undefined|null|\[object/);
  }
  expect(toVisitor.subject).toContain('A7');
});

test('the agency reads everything that was filled in, and nothing that was not', () => {
  const [toAgency] = mailsOf({ title: 'ms', box: '3', newsletter: true, timeSlots: [] });
  expect(toAgency.text).toContain(
    [
      'Nom: Madame Marie Dupont',
      'E-mail: marie@example.be',
      'Téléphone: 0475 12 34 56',
      'Adresse: Rue Haute 12 bte 3, 5000 Namur',
      'Préfère être contacté par: téléphone',
      'Lettre d’information: oui',
      'Langue: néerlandais',
    ].join('\n'),
  );
  expect(toAgency.text).toContain('> Bonjour,\n> je cherche une maison.');
});

test('HTML in a field is shown as text', () => {
  const evil = '<img src=x onerror="alert(1)">&';
  const mails = mailsOf({ firstName: evil, remark: evil, city: evil });
  for (const { html } of mails) {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  }
});

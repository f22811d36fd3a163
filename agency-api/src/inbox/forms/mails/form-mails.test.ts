import { describe, expect, test } from '@jest/globals';
import { contactBody, valuationBody } from 'shared-kit/contracts/api/forms/form-bodies';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { contactForm } from '../../../../testing/contact-form.ts';
import { valuationForm } from '../../../../testing/valuation-form.ts';
import { exampleConfig } from '../../../../testing/example-agency.ts';
import { contactForm as contact } from '../contact/contact-form.ts';
import { propertyRequestForm } from '../property-request/property-request-form.ts';
import type { RequestedProperty } from '../requested-property.ts';
import { toSubmission } from '../submission.ts';
import { valuationForm as valuation } from '../valuation/valuation-form.ts';
import { formMails } from './form-mails.ts';

const config = exampleConfig();
const property: RequestedProperty = {
  id: 7,
  title: 'Villa au calme',
  reference: 'A7',
  managerEmail: null,
  detail: undefined as never,
};

async function createMails(changes: object, about?: typeof property) {
  const body = contactBody.parse(contactForm(changes));
  const submission = {
    ...toSubmission(about ? 'property-request' : 'contact', body, '203.0.113.7'),
    property: about,
  };
  const { toAgency, toVisitor } = await formMails(about ? propertyRequestForm : contact, submission, {
    database: undefined as never,
    vocabulary: undefined as never,
    config,
    agencyMailbox: 'office@example.be',
    siteUrl: 'https://a.example',
  });
  return { toAgency: toAgency!, toVisitor: toVisitor! };
}

const THANKS: Record<Language, string> = {
  nl: 'Bedankt voor uw vraag over het pand',
  fr: 'Nous avons bien reçu votre demande',
  en: 'Thank you for your enquiry',
  de: 'vielen Dank für Ihre Anfrage',
};

const GREETINGS: Record<Language, RegExp> = {
  nl: /^Goedendag,\n/,
  fr: /^Bonjour,\n/,
  en: /^Hello,\n/,
  de: /^Guten Tag,\n/,
};

test.each(LANGUAGES)('in %s the visitor is thanked, and the agency named as the sender', async (language) => {
  const { toVisitor } = await createMails({ language }, property);
  expect(toVisitor.text).toMatch(GREETINGS[language]);
  for (const body of [toVisitor.text, toVisitor.html]) {
    expect(body).toContain(THANKS[language]);
    expect(body).toContain(config.agency.legalName);
    expect(body).toContain(config.agency.vat);
    expect(body).toContain(`https://a.example/${language}/property/7/`);
    expect(body).not.toMatch(/undefined|null|\[object/);
  }
  expect(toVisitor.subject).toContain('A7');
});

/** Every free-text field. */
const TYPED = {
  firstName: 'Cheap-pills-first',
  lastName: 'https://spam.example/last',
  phone: '0900 123 456',
  street: 'Spamstreet',
  number: '90210a',
  box: 'Spambox',
  zip: 'Spamzip',
  country: 'other',
  city: 'Spamcity',
  remark: `Buy now at https://spam.example/ ${'x'.repeat(3900)}`,
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ['a contact form', undefined],
    ['a request about a property', property],
  ])('nothing that was typed into %s leaves for an address that nobody has proved', async (_form, about) => {
    const { toVisitor, toAgency } = await createMails({ ...TYPED, title: 'ms', language }, about);
    const { to, ...content } = toVisitor;
    expect(to).toEqual({ address: 'marie@example.be' });
    for (const typed of Object.values(TYPED).filter((text) => text !== 'other'))
      expect(JSON.stringify(content)).not.toContain(typed);
    expect(JSON.stringify(content)).not.toMatch(/spam|pills|0900|marie@/i);
    for (const typed of Object.values(TYPED).filter((text) => text !== TYPED.phone && text !== 'other'))
      expect(toAgency.text).toContain(typed);
  });
});

test('the mail to the agency has every field that was filled in, and no other', async () => {
  const { toAgency } = await createMails({ title: 'ms', box: '3', newsletter: true, timeSlots: [] });
  expect(toAgency.text).toContain(
    [
      'Nom\u00a0: Madame Marie Dupont',
      'E-mail\u00a0: marie@example.be',
      'Téléphone\u00a0: 0475 12 34 56',
      'Adresse\u00a0: Rue Haute 12 bte 3, 5000 Namur',
      'Préfère être contacté par\u00a0: téléphone',
      'Lettre d’information\u00a0: oui',
      'Langue\u00a0: néerlandais',
    ].join('\n'),
  );
  expect(toAgency.text).toContain('> Bonjour,\n> je cherche une maison.');
});

test('HTML in a field is shown as text', async () => {
  const evil = '<img src=x onerror="alert(1)">&';
  const { html } = (await createMails({ firstName: evil, remark: evil, city: evil })).toAgency;
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
});

test('a valuation tells the agency all of the property in its language', async () => {
  const submission = toSubmission('valuation', valuationBody.parse(valuationForm()), '203.0.113.7');
  const { toAgency, toVisitor } = await formMails(valuation, submission, {
    database: undefined as never,
    vocabulary: undefined as never,
    config,
    agencyMailbox: 'office@example.be',
    siteUrl: undefined,
  });
  expect(toAgency!.subject).toBe('Demande d’estimation : Marie Dupont');
  expect(toAgency!.text).toContain(
    [
      'Nom\u00a0: Marie Dupont',
      'E-mail\u00a0: marie@example.be',
      'Téléphone\u00a0: 0475 12 34 56',
      'Adresse du bien\u00a0: Rue Haute 12, 5000 Namur',
      'Type\u00a0: maison',
      'Surface habitable\u00a0: 180\u00a0m²',
      'Chambres\u00a0: 4',
      'État\u00a0: bon état',
      'Classe énergétique\u00a0: inconnue',
      'Souhait\u00a0: vendre',
      'Quand\u00a0: dans les six mois',
      'Joignable\u00a0: 10:00 – 13:00',
    ].join('\n'),
  );
  expect(toVisitor!.text).toContain('We schatten uw pand gratis en vrijblijvend.');
});

test('files are named to the agency with their size in its language', async () => {
  const body = valuationBody.parse(valuationForm());
  const file = { id: 'f', type: 'image/jpeg', field: 'photos', name: 'a.jpg', size: 1_500_000 } as never;
  const { toAgency } = await formMails(
    valuation,
    { ...toSubmission('valuation', body, '203.0.113.7'), files: [file] },
    {
      database: undefined as never,
      vocabulary: undefined as never,
      config,
      agencyMailbox: 'office@example.be',
      siteUrl: undefined,
    },
  );
  expect(toAgency!.text).toContain('a.jpg (1,4\u00a0Mo)');
});

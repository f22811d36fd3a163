import { applicationFields } from 'shared-kit/contracts/api/forms/rent-application';
import { formatEuro } from 'shared-kit/domain/numbers';
import { dayText } from 'shared-kit/domain/days';
import { ApiFault } from '../../../http/api-fault.ts';
import { checkInput } from '../../../http/contract-routes.ts';
import { defineForm, type FieldsOf } from '../form-definition.ts';
import type { WordsOfForm } from '../mails/form-words.ts';
import type { RequestedProperty } from '../requested-property.ts';
import { APPLICATION_FACTS } from './rent-application-facts.ts';

const rentApplicationWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Uw kandidatuur, referentie ${reference}`,
      received: `Bedankt voor uw kandidatuur voor het pand “${title}” (referentie ${reference}). We hebben ze ontvangen.`,
      next: 'We bezorgen uw kandidatuur aan de eigenaar en laten u het antwoord weten. Wilt u iets toevoegen of uw kandidatuur intrekken? Beantwoord dan gewoon deze e-mail.',
    },
    toAgency: {
      subject: `Kandidatuur, referentie ${reference}: ${name}`,
      news: `Een bezoeker stelt zich kandidaat voor het pand “${title}” (referentie ${reference}).`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Votre candidature, référence ${reference}`,
      received: `Nous avons bien reçu votre candidature pour le bien « ${title} » (référence ${reference}) et vous en remercions.`,
      next: 'Nous transmettons votre candidature au propriétaire et vous communiquons sa réponse. Pour ajouter quelque chose ou retirer votre candidature, répondez simplement à cet e-mail.',
    },
    toAgency: {
      subject: `Candidature, référence ${reference} : ${name}`,
      news: `Un visiteur pose sa candidature pour le bien « ${title} » (référence ${reference}).`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Your application, reference ${reference}`,
      received: `Thank you for your application for “${title}” (reference ${reference}). It has reached us.`,
      next: 'We pass it on to the owner and let you know the answer. To add anything or to withdraw your application, simply reply to this e-mail.',
    },
    toAgency: {
      subject: `Rental application, reference ${reference}: ${name}`,
      news: `A visitor applies for “${title}” (reference ${reference}).`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Ihre Bewerbung, Referenz ${reference}`,
      received: `vielen Dank für Ihre Bewerbung um die Immobilie „${title}“ (Referenz ${reference}). Sie ist bei uns angekommen.`,
      next: 'Wir leiten sie an den Eigentümer weiter und teilen Ihnen seine Antwort mit. Möchten Sie etwas ergänzen oder Ihre Bewerbung zurückziehen? Antworten Sie einfach auf diese E-Mail.',
    },
    toAgency: {
      subject: `Mietbewerbung, Referenz ${reference}: ${name}`,
      news: `Ein Besucher bewirbt sich um die Immobilie „${title}“ (Referenz ${reference}).`,
    },
  }),
};

/** Not met: the API refuses an application without property. */
const NO_PROPERTY = { title: '', reference: '' };

/** An application for a rental: what may be asked depends on the region of the property (product V15). */
export const rentApplicationForm = defineForm({
  kind: 'rent-application',
  command: 'sendRentApplication',
  words: rentApplicationWords,
  fileFields: ['cv'],
  isShortLived: true,
  admit: ({ fields, property }) => checkAsked(fields, property),
  facts(fields, language, _texts, { config }) {
    const { labels, perMonth } = APPLICATION_FACTS[language];
    const amount = (text: string | undefined) =>
      text ? perMonth(formatEuro(Number(text), config.languages.numberLocales?.[language])) : '';
    return [
      [labels.household, fields.household ?? ''],
      [labels.resources, amount(fields.resources)],
      [labels.adults, fields.adults ?? ''],
      [labels.children, fields.children ?? ''],
      [labels.childrenAges, fields.childrenAges ?? ''],
      [labels.pets, fields.pets ?? ''],
      [labels.moveDate, fields.moveDate ? dayText(fields.moveDate, language) : ''],
      [labels.income1, amount(fields.income1)],
      [labels.income2, amount(fields.income2)],
      [labels.reason, fields.reason ?? ''],
    ];
  },
});

/** Throws `ApiFault` 422 for what is missing, and for what may not be asked and so not be taken either. */
function checkAsked(fields: FieldsOf<'sendRentApplication'>, property: RequestedProperty | undefined): void {
  const asked = property?.detail.application;
  if (!asked)
    throw new ApiFault('invalid-input', [
      { field: 'propertyId', rule: 'a rental that is offered', messageKey: 'invalid' },
    ]);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && !isBlank(value));
  checkInput(applicationFields(asked), Object.fromEntries(given));
}

const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

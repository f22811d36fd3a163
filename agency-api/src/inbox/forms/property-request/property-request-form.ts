import { defineForm } from '../form-definition.ts';
import { callFacts, postalAddress } from '../mails/facts.ts';
import type { WordsOfForm } from '../mails/form-words.ts';
import { offerInvitation } from '../offer/offer-form.ts';

const propertyRequestWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Uw vraag om informatie, referentie ${reference}`,
      received: `Bedankt voor uw vraag over het pand “${title}” (referentie ${reference}). We hebben ze ontvangen.`,
    },
    toAgency: {
      subject: `Vraag om informatie, referentie ${reference}: ${name}`,
      news: `Een bezoeker vraagt informatie over het pand “${title}” (referentie ${reference}).`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Votre demande d’information, référence ${reference}`,
      received: `Nous avons bien reçu votre demande d’information sur le bien « ${title} » (référence ${reference}) et vous en remercions.`,
    },
    toAgency: {
      subject: `Demande d’information, référence ${reference} : ${name}`,
      news: `Un visiteur demande des informations sur le bien « ${title} » (référence ${reference}).`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Your enquiry, reference ${reference}`,
      received: `Thank you for your enquiry about “${title}” (reference ${reference}). It has reached us.`,
    },
    toAgency: {
      subject: `Enquiry, reference ${reference}: ${name}`,
      news: `A visitor is asking for information about “${title}” (reference ${reference}).`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Ihre Anfrage, Referenz ${reference}`,
      received: `vielen Dank für Ihre Anfrage zur Immobilie „${title}“ (Referenz ${reference}). Sie ist bei uns angekommen.`,
    },
    toAgency: {
      subject: `Anfrage, Referenz ${reference}: ${name}`,
      news: `Ein Besucher bittet um Informationen zur Immobilie „${title}“ (Referenz ${reference}).`,
    },
  }),
};

/** Not met: the API refuses a request without property. */
const NO_PROPERTY = { title: '', reference: '' };

/** A question about a property. */
export const propertyRequestForm = defineForm({
  kind: 'property-request',
  command: 'sendPropertyRequest',
  words: propertyRequestWords,
  facts: (fields, _language, texts) => [
    [texts.labels.address, postalAddress(fields, texts)],
    ...callFacts(fields, texts),
  ],
  agencyLinks: async ({ property, language }, context) =>
    property ? offerInvitation(property, language, context) : [],
});

import type { Language } from 'shared-kit/domain/languages';
import type { WordsOfForm } from '../mails/form-words.ts';

interface About {
  title: string;
  reference: string;
}

interface Texts {
  documents: string;
  subject(about: About): string;
  here(about: About): string;
  until(days: number): string;
  unnamed(number: number): string;
}

/** The mail that brings the documents; it names nothing that was typed into the form. */
export const DOCUMENT_TEXTS: Record<Language, Texts> = {
  nl: {
    documents: 'Documenten',
    subject: ({ reference }) => `De documenten die u aanvroeg, referentie ${reference}`,
    here: ({ title, reference }) =>
      `Hier zijn de documenten die u aanvroeg voor het pand “${title}” (referentie ${reference}).`,
    until: (days) => `De links werken ${days} dagen. Daarna kunt u de documenten opnieuw aanvragen.`,
    unnamed: (number) => `Document ${number}`,
  },
  fr: {
    documents: 'Documents',
    subject: ({ reference }) => `Les documents demandés, référence ${reference}`,
    here: ({ title, reference }) =>
      `Voici les documents que vous avez demandés pour le bien « ${title} » (référence ${reference}).`,
    until: (days) => `Les liens sont valables ${days} jours. Ensuite, vous pouvez redemander les documents.`,
    unnamed: (number) => `Document ${number}`,
  },
  en: {
    documents: 'Documents',
    subject: ({ reference }) => `The documents that you requested, reference ${reference}`,
    here: ({ title, reference }) =>
      `Here are the documents that you requested for “${title}” (reference ${reference}).`,
    until: (days) => `The links work for ${days} days. After that you can request the documents again.`,
    unnamed: (number) => `Document ${number}`,
  },
  de: {
    documents: 'Dokumente',
    subject: ({ reference }) => `Die angeforderten Dokumente, Referenz ${reference}`,
    here: ({ title, reference }) =>
      `hier sind die Dokumente, die Sie zur Immobilie „${title}“ (Referenz ${reference}) angefordert haben.`,
    until: (days) => `Die Links gelten ${days} Tage. Danach können Sie die Dokumente erneut anfordern.`,
    unnamed: (number) => `Dokument ${number}`,
  },
};

/** The visitor's mail is the one with the documents. */
const UNUSED = { subject: '', received: '' };

export const documentRequestWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Documenten aangevraagd, referentie ${reference}: ${name}`,
      news: `Een bezoeker kreeg links naar documenten van het pand “${title}” (referentie ${reference}).`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Documents demandés, référence ${reference} : ${name}`,
      news: `Un visiteur a reçu des liens vers des documents du bien « ${title} » (référence ${reference}).`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Documents requested, reference ${reference}: ${name}`,
      news: `A visitor got links to documents of “${title}” (reference ${reference}).`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Dokumente angefordert, Referenz ${reference}: ${name}`,
      news: `Ein Besucher hat Links zu Dokumenten der Immobilie „${title}“ (Referenz ${reference}) erhalten.`,
    },
  }),
};

/** Not met: the API refuses a request without property. */
const NO_PROPERTY = { title: '', reference: '' };

import type { WordsOfForm } from '../mails/form-words.ts';

/** Only the agency is told: the visitor's own address is not proved, and the page says that the mail is on its way. */
const NOBODY = { subject: '', received: '' };
const NO_PROPERTY = { title: '', reference: '' };

export const friendWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Pand doorgestuurd, referentie ${reference}: ${name}`,
      news: `Een bezoeker stuurt het pand “${title}” (referentie ${reference}) naar een vriend.`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Bien envoyé à un ami, référence ${reference} : ${name}`,
      news: `Un visiteur envoie le bien « ${title} » (référence ${reference}) à un ami.`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Property sent to a friend, reference ${reference}: ${name}`,
      news: `A visitor sends “${title}” (reference ${reference}) to a friend.`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Immobilie weitergeleitet, Referenz ${reference}: ${name}`,
      news: `Ein Besucher sendet die Immobilie „${title}“ (Referenz ${reference}) an einen Freund.`,
    },
  }),
};

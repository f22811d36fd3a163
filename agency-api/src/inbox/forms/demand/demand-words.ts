import type { WordsOfForm } from '../mails/form-words.ts';

/** The visitor gets the mail of the demand itself, which asks for a confirmation. */
const UNUSED = { subject: '', received: '' };

export const demandWords: WordsOfForm = {
  nl: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Zoekopdracht van ${name}`, news: 'Een bezoeker registreert een zoekopdracht.' },
  }),
  fr: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Recherche de ${name}`, news: 'Un visiteur enregistre une recherche.' },
  }),
  en: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Search of ${name}`, news: 'A visitor registers a search.' },
  }),
  de: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Suchauftrag von ${name}`, news: 'Ein Besucher erteilt einen Suchauftrag.' },
  }),
};

import type { PURPOSES } from 'shared-kit/contracts/api/forms/contact';
import type { Language } from 'shared-kit/domain/languages';
import { formatEuro } from 'shared-kit/domain/numbers';
import { defineForm } from '../form-definition.ts';
import { callFacts, postalAddress } from '../mails/facts.ts';
import type { WordsOfForm } from '../mails/form-words.ts';

/** What a visitor writes about, for the mail to the agency. */
const PURPOSE_WORDS: Record<
  Language,
  { label: string; budget: string; values: Record<(typeof PURPOSES)[number], string> }
> = {
  nl: {
    label: 'Plan',
    budget: 'Budget',
    values: { buy: 'kopen', rent: 'huren', sell: 'verkopen', let: 'verhuren', other: 'iets anders' },
  },
  fr: {
    label: 'Projet',
    budget: 'Budget',
    values: { buy: 'acheter', rent: 'louer', sell: 'vendre', let: 'mettre en location', other: 'autre' },
  },
  en: {
    label: 'Plans',
    budget: 'Budget',
    values: { buy: 'buy', rent: 'rent', sell: 'sell', let: 'let', other: 'something else' },
  },
  de: {
    label: 'Vorhaben',
    budget: 'Budget',
    values: { buy: 'kaufen', rent: 'mieten', sell: 'verkaufen', let: 'vermieten', other: 'etwas anderes' },
  },
};

const contactWords: WordsOfForm = {
  nl: ({ agency, name }) => ({
    toVisitor: {
      subject: `Uw bericht aan ${agency}`,
      received: 'Bedankt voor uw bericht. We hebben het ontvangen.',
    },
    toAgency: {
      subject: `Nieuw bericht van ${name}`,
      news: 'Een bezoeker schrijft u via de contactpagina van de site.',
    },
  }),
  fr: ({ agency, name }) => ({
    toVisitor: {
      subject: `Votre message à ${agency}`,
      received: 'Nous avons bien reçu votre message et vous en remercions.',
    },
    toAgency: {
      subject: `Nouveau message de ${name}`,
      news: 'Un visiteur vous écrit depuis la page de contact du site.',
    },
  }),
  en: ({ agency, name }) => ({
    toVisitor: {
      subject: `Your message to ${agency}`,
      received: 'Thank you for your message. It has reached us.',
    },
    toAgency: {
      subject: `New message from ${name}`,
      news: 'A visitor is writing to you from the contact page of the site.',
    },
  }),
  de: ({ agency, name }) => ({
    toVisitor: {
      subject: `Ihre Nachricht an ${agency}`,
      received: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.',
    },
    toAgency: {
      subject: `Neue Nachricht von ${name}`,
      news: 'Ein Besucher schreibt Ihnen über die Kontaktseite der Website.',
    },
  }),
};

/** The form of the contact page. */
export const contactForm = defineForm({
  kind: 'contact',
  command: 'sendContactForm',
  words: contactWords,
  facts(fields, language, texts, { config }) {
    const { label, budget, values } = PURPOSE_WORDS[language];
    return [
      [label, fields.purpose && values[fields.purpose]],
      [
        budget,
        fields.budget && formatEuro(Number(fields.budget), config.languages.numberLocales?.[language]),
      ],
      [texts.labels.address, postalAddress(fields, texts)],
      ...callFacts(fields, texts),
    ];
  },
});

import { formatEuro } from 'shared-kit/domain/money';
import { defineForm } from '../form-definition.ts';
import { callFacts, postalAddress } from '../mails/facts.ts';
import { PURPOSE_WORDS } from './purpose-words.ts';
import { contactWords } from './contact-words.ts';

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

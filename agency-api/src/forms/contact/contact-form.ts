import { defineForm } from '../form-definition.ts';
import { callFacts, postalAddress } from '../mails/facts.ts';
import { PURPOSE_WORDS } from './purpose-words.ts';
import { contactWords } from './contact-words.ts';

/** The form of the contact page. */
export const contactForm = defineForm({
  kind: 'contact',
  command: 'sendContactForm',
  words: contactWords,
  facts(fields, language, texts) {
    const { label, values } = PURPOSE_WORDS[language];
    return [
      [label, fields.purpose && values[fields.purpose]],
      [texts.labels.address, postalAddress(fields, texts)],
      ...callFacts(fields, texts),
    ];
  },
});

import type { FaultMessage } from './fault-message.ts';

export const friendMessages: FaultMessage[] = [
  [
    'friendEmail',
    '',
    {
      nl: 'E-mail van uw vriend is een verplicht veld',
      fr: 'L’e-mail de votre ami est un champ obligatoire',
      en: 'Your friend’s e-mail is a required field',
      de: 'E-Mail Ihres Freundes ist ein Pflichtfeld',
    },
  ],
  [
    'friendEmail',
    'leo@',
    {
      nl: 'e-mailadres van uw vriend is niet geldig',
      fr: 'l’adresse e-mail de votre ami n’est pas valide',
      en: 'your friend’s e-mail address is not valid',
      de: 'E-Mail-Adresse Ihres Freundes ist nicht gültig',
    },
  ],
];

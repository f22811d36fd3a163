import type { FaultMessage } from './fault-message.ts';

export const newsletterMessages: FaultMessage[] = [
  [
    'email',
    '',
    {
      nl: 'E-mail is een verplicht veld',
      fr: 'L’e-mail est un champ obligatoire',
      en: 'E-mail is a required field',
      de: 'E-Mail ist ein Pflichtfeld',
    },
  ],
];

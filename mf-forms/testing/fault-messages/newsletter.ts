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
  [
    'privacy',
    false,
    {
      nl: 'Ga akkoord met de privacyverklaring om in te schrijven',
      fr: 'Acceptez la déclaration de confidentialité pour vous inscrire',
      en: 'Agree to the privacy statement to subscribe',
      de: 'Stimmen Sie der Datenschutzerklärung zu, um sich anzumelden',
    },
  ],
];

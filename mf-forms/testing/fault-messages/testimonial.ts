import type { FaultMessage } from './fault-message.ts';

export const testimonialMessages: FaultMessage[] = [
  [
    'name',
    '',
    {
      nl: 'Naam is een verplicht veld',
      fr: 'Le nom est un champ obligatoire',
      en: 'Name is a required field',
      de: 'Name ist ein Pflichtfeld',
    },
  ],
  [
    'text',
    '',
    {
      nl: 'De getuigenis is een verplicht veld',
      fr: 'Le témoignage est un champ obligatoire',
      en: 'Testimonial is a required field',
      de: 'Erfahrungsbericht ist ein Pflichtfeld',
    },
  ],
  [
    'webAddress',
    'example',
    {
      nl: 'schrijf een adres zoals https://www.voorbeeld.be',
      fr: 'écrivez une adresse telle que https://www.exemple.be',
      en: 'write an address such as https://www.example.be',
      de: 'schreiben Sie eine Adresse wie https://www.beispiel.be',
    },
  ],
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
    'publish',
    false,
    {
      nl: 'Zonder uw toestemming mogen we niets publiceren',
      fr: 'Sans votre accord, nous ne pouvons rien publier',
      en: 'Without your consent we may not publish it',
      de: 'Ohne Ihre Zustimmung dürfen wir nichts veröffentlichen',
    },
  ],
];

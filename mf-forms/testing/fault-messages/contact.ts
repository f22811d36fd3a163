import type { FaultMessage } from './fault-message.ts';

export const contactMessages: FaultMessage[] = [
  [
    'city',
    '5000',
    {
      nl: 'De naam van een gemeente bevat letters: hebt u de postcode ingevuld?',
      fr: 'Le nom d’une localité contient des lettres : avez-vous indiqué le code postal ?',
      en: 'The name of a town contains letters: have you entered the postal code?',
      de: 'Der Name eines Ortes enthält Buchstaben: Haben Sie die Postleitzahl angegeben?',
    },
  ],
  [
    'title',
    '',
    {
      nl: 'Aanspreektitel is een verplicht veld',
      fr: 'La civilité est un champ obligatoire',
      en: 'Title is a required field',
      de: 'Anrede ist ein Pflichtfeld',
    },
  ],
  [
    'firstName',
    '',
    {
      nl: 'Voornaam is een verplicht veld',
      fr: 'Le prénom est un champ obligatoire',
      en: 'First name is a required field',
      de: 'Vorname ist ein Pflichtfeld',
    },
  ],
  [
    'lastName',
    '',
    {
      nl: 'Naam is een verplicht veld',
      fr: 'Le nom est un champ obligatoire',
      en: 'Last name is a required field',
      de: 'Name ist ein Pflichtfeld',
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
    'email',
    'marie@',
    {
      nl: 'e-mailadres is niet geldig',
      fr: 'l’adresse e-mail n’est pas valide',
      en: 'email address is not valid',
      de: 'E-Mail-Adresse ist nicht gültig',
    },
  ],
  [
    'street',
    '',
    {
      nl: 'Adres is een verplicht veld',
      fr: 'L’adresse est un champ obligatoire',
      en: 'Address is a required field',
      de: 'Adresse ist ein Pflichtfeld',
    },
  ],
  [
    'privacy',
    false,
    {
      nl: 'Ga akkoord met de privacyverklaring om uw bericht te versturen',
      fr: 'Acceptez la déclaration de confidentialité pour envoyer votre message',
      en: 'Agree to the privacy statement to send your message',
      de: 'Stimmen Sie der Datenschutzerklärung zu, um Ihre Nachricht zu senden',
    },
  ],
];

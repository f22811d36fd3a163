import type { FaultMessage } from './fault-message.ts';

export const appointmentMessages: FaultMessage[] = [
  [
    'day',
    '',
    {
      nl: 'Kies een dag',
      fr: 'Choisissez un jour',
      en: 'Choose a day',
      de: 'Wählen Sie einen Tag',
    },
  ],
  [
    'time',
    '',
    {
      nl: 'Kies een uur',
      fr: 'Choisissez une heure',
      en: 'Choose a time',
      de: 'Wählen Sie eine Uhrzeit',
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
    'marie@',
    {
      nl: 'e-mailadres is niet geldig',
      fr: 'l’adresse e-mail n’est pas valide',
      en: 'email address is not valid',
      de: 'E-Mail-Adresse ist nicht gültig',
    },
  ],
  [
    'phone',
    '',
    {
      nl: 'Telefoonnummer is een verplicht veld',
      fr: 'Le numéro de téléphone est un champ obligatoire',
      en: 'Phone number is a required field',
      de: 'Telefonnummer ist ein Pflichtfeld',
    },
  ],
];

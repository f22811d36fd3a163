import type { FaultMessage } from './fault-message.ts';

export const offerMessages: FaultMessage[] = [
  [
    'startDate',
    '',
    {
      nl: 'De begindatum is onvolledig',
      fr: 'La date de début est incomplète',
      en: 'Start date is incomplete',
      de: 'Das Anfangsdatum ist unvollständig',
    },
  ],
  [
    'endDate',
    '',
    {
      nl: 'De einddatum is onvolledig',
      fr: 'La date de fin est incomplète',
      en: 'End date is incomplete',
      de: 'Das Enddatum ist unvollständig',
    },
  ],
  [
    'endDate',
    '2020-01-01',
    {
      nl: 'de einddatum is niet geldig: na de begindatum, binnen het jaar',
      fr: 'la date de fin n’est pas valide : après la date de début, dans l’année',
      en: 'end date is not valid: after the start date, within a year',
      de: 'das Enddatum ist nicht gültig: nach dem Anfangsdatum, innerhalb eines Jahres',
    },
  ],
  [
    'place',
    '',
    {
      nl: 'De plaats is een verplicht veld',
      fr: 'Le lieu est un champ obligatoire',
      en: 'Place is a required field',
      de: 'Ort ist ein Pflichtfeld',
    },
  ],
  [
    'lastName',
    'Юлия',
    {
      nl: 'Schrijf in Latijnse letters, zoals in een paspoort, en kort: deze tekst komt in het document',
      fr: 'Écrivez en lettres latines, comme sur un passeport, et en abrégé si c’est long : ce texte figure dans le document',
      en: 'Write in Latin letters, as in a passport, and keep it short: this text is part of the document',
      de: 'Schreiben Sie in lateinischen Buchstaben, wie im Reisepass, und kurz: Dieser Text steht im Dokument',
    },
  ],
];

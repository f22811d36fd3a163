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
    'Dupont 🏡\u200b',
    {
      nl: 'kan niet in het document worden afgedrukt: 🏡 U+200B',
      fr: 'le document ne peut pas imprimer : 🏡 U+200B',
      en: 'cannot be printed in the document: 🏡 U+200B',
      de: 'kann im Dokument nicht gedruckt werden: 🏡 U+200B',
    },
  ],
  [
    'conditions',
    'x'.repeat(2_013),
    {
      nl: '13 tekens te lang: hoogstens 2.000',
      fr: 'Trop long de 13 caractères : 2.000 au plus',
      en: '13 characters too long: at most 2.000',
      de: '13 Zeichen zu lang: höchstens 2.000',
    },
  ],
];

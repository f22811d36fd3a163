import type { FaultMessage } from './fault-message.ts';

export const rentApplicationMessages: FaultMessage[] = [
  [
    'household',
    '',
    {
      nl: 'Vul het aantal personen in het gezin in',
      fr: 'Indiquez le nombre de personnes du ménage',
      en: 'Enter the number of people in the household',
      de: 'Geben Sie die Zahl der Personen im Haushalt an',
    },
  ],
  [
    'household',
    'many',
    {
      nl: 'Vul een geheel getal van 1 tot 20 in',
      fr: 'Indiquez un nombre entier de 1 à 20',
      en: 'Enter a whole number from 1 to 20',
      de: 'Geben Sie eine ganze Zahl von 1 bis 20 ein',
    },
  ],
  [
    'resources',
    '',
    {
      nl: 'Vul de bestaansmiddelen van het gezin in',
      fr: 'Indiquez les ressources financières du ménage',
      en: 'Enter the financial resources of the household',
      de: 'Geben Sie die finanziellen Mittel des Haushalts an',
    },
  ],
  [
    'adults',
    '',
    {
      nl: 'Vul het aantal volwassenen in',
      fr: 'Indiquez le nombre d’adultes',
      en: 'Enter the number of adults',
      de: 'Geben Sie die Zahl der Erwachsenen an',
    },
  ],
  [
    'adults',
    '0',
    {
      nl: 'Vul een geheel getal van 1 tot 20 in',
      fr: 'Indiquez un nombre entier de 1 à 20',
      en: 'Enter a whole number from 1 to 20',
      de: 'Geben Sie eine ganze Zahl von 1 bis 20 ein',
    },
  ],
  [
    'moveDate',
    '',
    {
      nl: 'Vul de dag in waarop u wilt intrekken',
      fr: 'Indiquez le jour où vous souhaitez emménager',
      en: 'Enter the day on which you would like to move in',
      de: 'Geben Sie den Tag an, an dem Sie einziehen möchten',
    },
  ],
  [
    'moveDate',
    '2026-02-31',
    {
      nl: 'Vul een volledige datum in',
      fr: 'Indiquez une date complète',
      en: 'Enter a full date',
      de: 'Geben Sie ein vollständiges Datum ein',
    },
  ],
  [
    'income1',
    '',
    {
      nl: 'Vul het netto-inkomen van persoon 1 in',
      fr: 'Indiquez le revenu net de la personne 1',
      en: 'Enter the net income of person 1',
      de: 'Geben Sie das Nettoeinkommen von Person 1 an',
    },
  ],
  [
    'income2',
    '1.500,50',
    {
      nl: 'Vul een geheel getal in, zonder cent',
      fr: 'Indiquez un nombre entier, sans cents',
      en: 'Enter a whole number without cents',
      de: 'Geben Sie eine ganze Zahl ohne Cent ein',
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

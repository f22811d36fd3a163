import type { FaultMessage } from './fault-message.ts';

export const valuationMessages: FaultMessage[] = [
  [
    'street',
    '',
    {
      nl: 'Vul het adres in van het pand dat u wilt laten schatten',
      fr: 'Indiquez l’adresse du bien à estimer',
      en: 'Enter the address of the property to be valued',
      de: 'Geben Sie die Adresse der Immobilie ein, die geschätzt werden soll',
    },
  ],
  [
    'propertyType',
    '',
    {
      nl: 'Kies een type pand',
      fr: 'Choisissez un type de bien',
      en: 'Choose a property type',
      de: 'Wählen Sie einen Immobilientyp',
    },
  ],
  [
    'zip',
    '',
    {
      nl: 'Postcode is een verplicht veld',
      fr: 'Le code postal est un champ obligatoire',
      en: 'Postal code is a required field',
      de: 'Postleitzahl ist ein Pflichtfeld',
    },
  ],
  [
    'zip',
    '99',
    {
      nl: 'postcode is niet geldig: in België heeft ze vier cijfers',
      fr: 'le code postal n’est pas valide : en Belgique, il compte quatre chiffres',
      en: 'postal code is not valid: in Belgium it has four digits',
      de: 'Postleitzahl ist nicht gültig: in Belgien hat sie vier Ziffern',
    },
  ],
  [
    'city',
    '',
    {
      nl: 'Gemeente is een verplicht veld',
      fr: 'La localité est un champ obligatoire',
      en: 'Town is a required field',
      de: 'Ort ist ein Pflichtfeld',
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

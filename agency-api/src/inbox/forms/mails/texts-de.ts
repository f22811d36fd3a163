import type { FormMailTexts } from './form-mail-texts.ts';

export const de: FormMailTexts = {
  titles: { mr: 'Herr', ms: 'Frau', miss: 'Fräulein' },
  greeting: 'Guten Tag,',
  whatNext:
    'Jemand aus unserem Team antwortet Ihnen so bald wie möglich. Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
  closing: 'Mit freundlichen Grüßen',
  notYou:
    'Sie haben nichts angefragt? Dann hat wohl jemand versehentlich Ihre Adresse angegeben. Sie können diese E-Mail ignorieren.',
  answerHere: 'Wenn Sie auf diese E-Mail antworten, schreiben Sie direkt an den Besucher.',
  seeProperty: 'Immobilie ansehen',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    preference: 'Bevorzugter Kontaktweg',
    device: 'Telefon für den Anruf',
    timeSlots: 'Erreichbar',
    newsletter: 'Newsletter',
    language: 'Sprache',
    remark: 'Nachricht:',
  },
  box: 'Bfk.',
  countries: {
    LU: 'Luxemburg',
    FR: 'Frankreich',
    DE: 'Deutschland',
    NL: 'Niederlande',
    other: 'anderes Land',
  },
  preferences: { phone: 'Telefon', email: 'E-Mail' },
  devices: { mobile: 'Mobiltelefon', landline: 'Festnetz', work: 'bei der Arbeit' },
  yes: 'ja',
  no: 'nein',
  languages: { nl: 'Niederländisch', fr: 'Französisch', en: 'Englisch', de: 'Deutsch' },
};

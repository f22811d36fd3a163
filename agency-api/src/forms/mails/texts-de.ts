import type { FormMailTexts } from './form-mail-texts.ts';

export const de: FormMailTexts = {
  titles: { mr: 'Herr', ms: 'Frau', miss: 'Fräulein' },
  greeting: 'Guten Tag,',
  received: {
    contact: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.',
    property: (title, reference) =>
      `vielen Dank für Ihre Anfrage zur Immobilie „${title}“ (Referenz ${reference}). Sie ist bei uns angekommen.`,
  },
  whatNext:
    'Jemand aus unserem Team antwortet Ihnen so bald wie möglich. Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
  closing: 'Mit freundlichen Grüßen',
  notYou:
    'Sie haben nichts angefragt? Dann hat wohl jemand versehentlich Ihre Adresse angegeben. Sie können diese E-Mail ignorieren.',
  subjects: {
    toVisitor: {
      contact: (agency) => `Ihre Nachricht an ${agency}`,
      property: (reference) => `Ihre Anfrage, Referenz ${reference}`,
    },
    toAgency: {
      contact: (name) => `Neue Nachricht von ${name}`,
      property: (reference, name) => `Anfrage, Referenz ${reference}: ${name}`,
    },
  },
  news: {
    contact: 'Ein Besucher schreibt Ihnen über die Kontaktseite der Website.',
    property: (title, reference) =>
      `Ein Besucher bittet um Informationen zur Immobilie „${title}“ (Referenz ${reference}).`,
  },
  answerHere: 'Wenn Sie auf diese E-Mail antworten, schreiben Sie direkt an den Besucher.',
  seeProperty: 'Immobilie ansehen',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    preference: 'Bevorzugter Kontaktweg',
    timeSlots: 'Erreichbar',
    newsletter: 'Newsletter',
    language: 'Sprache',
    remark: 'Nachricht:',
  },
  box: 'Bfk.',
  preferences: { phone: 'Telefon', email: 'E-Mail' },
  yes: 'ja',
  no: 'nein',
  languages: { nl: 'Niederländisch', fr: 'Französisch', en: 'Englisch', de: 'Deutsch' },
};

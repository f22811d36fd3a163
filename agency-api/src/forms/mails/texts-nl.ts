import type { FormMailTexts } from './form-mail-texts.ts';

export const nl: FormMailTexts = {
  titles: { mr: 'meneer', ms: 'mevrouw', miss: 'juffrouw' },
  greeting: 'Goedendag,',
  received: {
    contact: 'Bedankt voor uw bericht. We hebben het ontvangen.',
    property: (title, reference) =>
      `Bedankt voor uw vraag over het pand “${title}” (referentie ${reference}). We hebben ze ontvangen.`,
  },
  whatNext:
    'Iemand van ons team antwoordt u zo snel mogelijk. Wilt u nog iets toevoegen? Beantwoord dan gewoon deze e-mail.',
  closing: 'Met vriendelijke groeten,',
  notYou:
    'Hebt u niets gevraagd? Dan heeft iemand wellicht per vergissing uw adres opgegeven en mag u deze e-mail negeren.',
  subjects: {
    toVisitor: {
      contact: (agency) => `Uw bericht aan ${agency}`,
      property: (reference) => `Uw vraag om informatie, referentie ${reference}`,
    },
    toAgency: {
      contact: (name) => `Nieuw bericht van ${name}`,
      property: (reference, name) => `Vraag om informatie, referentie ${reference}: ${name}`,
    },
  },
  news: {
    contact: 'Een bezoeker schrijft u via de contactpagina van de site.',
    property: (title, reference) =>
      `Een bezoeker vraagt informatie over het pand “${title}” (referentie ${reference}).`,
  },
  answerHere: 'Als u deze e-mail beantwoordt, schrijft u rechtstreeks naar de bezoeker.',
  seeProperty: 'Bekijk het pand',
  labels: {
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    address: 'Adres',
    preference: 'Liefst gecontacteerd via',
    timeSlots: 'Bereikbaar',
    newsletter: 'Nieuwsbrief',
    language: 'Taal',
    remark: 'Bericht:',
  },
  box: 'bus',
  preferences: { phone: 'telefoon', email: 'e-mail' },
  yes: 'ja',
  no: 'nee',
  languages: { nl: 'Nederlands', fr: 'Frans', en: 'Engels', de: 'Duits' },
};

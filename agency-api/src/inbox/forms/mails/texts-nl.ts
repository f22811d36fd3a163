import type { FormMailTexts } from './form-mail-texts.ts';

export const nl: FormMailTexts = {
  titles: { mr: 'meneer', ms: 'mevrouw', miss: 'juffrouw' },
  greeting: 'Goedendag,',
  whatNext:
    'Iemand van ons team antwoordt u zo snel mogelijk. Wilt u nog iets toevoegen? Beantwoord dan gewoon deze e-mail.',
  closing: 'Met vriendelijke groeten,',
  notYou:
    'Hebt u niets gevraagd? Dan heeft iemand wellicht per vergissing uw adres opgegeven en mag u deze e-mail negeren.',
  answerHere: 'Als u deze e-mail beantwoordt, schrijft u rechtstreeks naar de bezoeker.',
  seeProperty: 'Bekijk het pand',
  labels: {
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    address: 'Adres',
    preference: 'Liefst gecontacteerd via',
    device: 'Toestel',
    timeSlots: 'Bereikbaar',
    newsletter: 'Nieuwsbrief',
    language: 'Taal',
    remark: 'Bericht:',
  },
  box: 'bus',
  countries: { LU: 'Luxemburg', FR: 'Frankrijk', DE: 'Duitsland', NL: 'Nederland', other: 'ander land' },
  preferences: { phone: 'telefoon', email: 'e-mail' },
  devices: { mobile: 'gsm', landline: 'vaste telefoon', work: 'op het werk' },
  yes: 'ja',
  no: 'nee',
  languages: { nl: 'Nederlands', fr: 'Frans', en: 'Engels', de: 'Duits' },
};

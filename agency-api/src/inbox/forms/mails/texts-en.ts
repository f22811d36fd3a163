import type { FormMailTexts } from './form-mail-texts.ts';

export const en: FormMailTexts = {
  titles: { mr: 'Mr', ms: 'Ms', miss: 'Miss' },
  greeting: 'Hello,',
  whatNext:
    'Someone from our team will answer you as soon as possible. To add anything, simply reply to this e-mail.',
  closing: 'Kind regards,',
  notYou: 'Not you? Somebody has probably given your address by mistake: please ignore this e-mail.',
  answerHere: 'If you reply to this e-mail, you write to the visitor directly.',
  seeProperty: 'See the property',
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    preference: 'Prefers to be contacted by',
    device: 'Phone to call',
    timeSlots: 'Available',
    newsletter: 'Newsletter',
    language: 'Language',
    remark: 'Message:',
  },
  box: 'box',
  countries: { LU: 'Luxembourg', FR: 'France', DE: 'Germany', NL: 'Netherlands', other: 'another country' },
  preferences: { phone: 'phone', email: 'e-mail' },
  devices: { mobile: 'mobile', landline: 'landline', work: 'at work' },
  yes: 'yes',
  no: 'no',
  languages: { nl: 'Dutch', fr: 'French', en: 'English', de: 'German' },
};

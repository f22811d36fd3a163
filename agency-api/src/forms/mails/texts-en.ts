import type { FormMailTexts } from './form-mail-texts.ts';

export const en: FormMailTexts = {
  titles: { mr: 'Mr', ms: 'Ms', miss: 'Miss' },
  greeting: 'Hello,',
  received: {
    contact: 'Thank you for your message. It has reached us.',
    property: (title, reference) =>
      `Thank you for your enquiry about “${title}” (reference ${reference}). It has reached us.`,
  },
  whatNext:
    'Someone from our team will answer you as soon as possible. To add anything, simply reply to this e-mail.',
  closing: 'Kind regards,',
  notYou: 'Not you? Somebody has probably given your address by mistake: please ignore this e-mail.',
  subjects: {
    toVisitor: {
      contact: (agency) => `Your message to ${agency}`,
      property: (reference) => `Your enquiry, reference ${reference}`,
    },
    toAgency: {
      contact: (name) => `New message from ${name}`,
      property: (reference, name) => `Enquiry, reference ${reference}: ${name}`,
    },
  },
  news: {
    contact: 'A visitor is writing to you from the contact page of the site.',
    property: (title, reference) =>
      `A visitor is asking for information about “${title}” (reference ${reference}).`,
  },
  answerHere: 'If you reply to this e-mail, you write to the visitor directly.',
  seeProperty: 'See the property',
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    preference: 'Prefers to be contacted by',
    timeSlots: 'Available',
    newsletter: 'Newsletter',
    language: 'Language',
    remark: 'Message:',
  },
  box: 'box',
  preferences: { phone: 'phone', email: 'e-mail' },
  yes: 'yes',
  no: 'no',
  languages: { nl: 'Dutch', fr: 'French', en: 'English', de: 'German' },
};

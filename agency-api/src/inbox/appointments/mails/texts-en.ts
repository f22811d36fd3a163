import type { AppointmentMailTexts } from './appointment-mail-texts.ts';

export const en: AppointmentMailTexts = {
  greeting: 'Hello,',
  closing: 'Kind regards,',
  notYou:
    'Not you? Somebody has probably given your address by mistake: please cancel the viewing with the link above.',
  visitor: {
    requested: {
      subject: 'Your request for a viewing',
      intro: 'We have received your request for a viewing and will confirm it by e-mail as soon as we can.',
    },
    confirmed: {
      subject: 'Your viewing is confirmed',
      intro: 'Your viewing is confirmed. We look forward to meeting you.',
    },
    moved: {
      subject: 'Your viewing has been moved',
      intro: 'Your viewing has been moved; here is the new time. We look forward to meeting you.',
    },
    proposed: {
      subject: 'Another time for your viewing',
      intro:
        'Unfortunately we are not available at the time you chose. We suggest this one instead and are keeping it for you.',
    },
    refused: {
      subject: 'Your viewing cannot take place',
      intro: 'Unfortunately we cannot show you this property at the time you chose.',
    },
    cancelled: {
      subject: 'Your viewing is cancelled',
      intro: 'You have cancelled your viewing. Thank you for letting us know.',
    },
    reminder: {
      subject: 'Reminder: your viewing',
      intro: 'We will see you soon for the viewing.',
    },
  },
  office: {
    requested: { subject: 'Request for a viewing', news: 'A visitor is asking for a viewing.' },
    booked: { subject: 'New viewing', news: 'A visitor has booked a viewing.' },
    moved: { subject: 'Viewing moved', news: 'The visitor has moved the viewing.' },
    moveRequested: { subject: 'Viewing to be moved', news: 'The visitor is asking for another time.' },
    cancelled: { subject: 'Viewing cancelled', news: 'The visitor has cancelled the viewing.' },
    accepted: { subject: 'Viewing accepted', news: 'The visitor accepts the time that you suggested.' },
  },
  event: 'Viewing',
  reference: 'reference',
  see: 'See the property',
  manage: 'Move or cancel my viewing',
  answerProposal: 'Accept this time or choose another',
  decide: 'Confirm, suggest another time or refuse',
  open: 'Open the appointment',
  why: 'Reason:',
  remark: 'Message:',
  attached: 'The attached file adds the viewing to your calendar.',
  labels: {
    when: 'When',
    where: 'Where',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    newsletter: 'Newsletter',
    language: 'Language',
    property: 'Property',
  },
  rental: {
    title: 'To rent this property:',
    income: ['Net income', (amount) => `at least ${amount} per month`],
    persons: ['Persons', (most) => `${most} at most`],
    first: [
      'First month',
      (rent, charges) => (charges ? `${rent} rent and ${charges} charges` : `${rent} rent`),
    ],
    inventory: ['Inventory of fixtures', (percent) => `you pay ${percent}% of its cost`],
    guarantee: [
      'Rental guarantee',
      (months) => (months === 1 ? 'one month’s rent at most' : `${months} months’ rent at most`),
    ],
  },
  yes: 'yes',
  languages: { nl: 'Dutch', fr: 'French', en: 'English', de: 'German' },
};

import type { AppointmentMailTexts } from './appointment-mail-texts.ts';

export const de: AppointmentMailTexts = {
  greeting: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  notYou:
    'Sie haben nichts angefragt? Dann hat wohl jemand Ihre Adresse aus Versehen angegeben: Sagen Sie die Besichtigung bitte mit dem Link oben ab.',
  visitor: {
    requested: {
      subject: 'Ihre Anfrage für eine Besichtigung',
      intro:
        'Ihre Anfrage für eine Besichtigung ist bei uns angekommen. Wir bestätigen sie so bald wie möglich per E-Mail.',
    },
    confirmed: {
      subject: 'Ihre Besichtigung ist bestätigt',
      intro: 'Ihre Besichtigung ist bestätigt. Bis bald!',
    },
    moved: {
      subject: 'Ihre Besichtigung wurde verlegt',
      intro: 'Ihre Besichtigung wurde verlegt; hier ist der neue Termin. Bis bald!',
    },
    proposed: {
      subject: 'Ein anderer Termin für Ihre Besichtigung',
      intro:
        'Der von Ihnen gewählte Termin passt uns leider nicht. Wir schlagen Ihnen diesen vor und halten ihn für Sie frei.',
    },
    refused: {
      subject: 'Ihre Besichtigung findet nicht statt',
      intro: 'Wir können Ihnen diese Immobilie zum vorgesehenen Termin leider nicht zeigen.',
    },
    cancelled: {
      subject: 'Ihre Besichtigung ist abgesagt',
      intro: 'Sie haben Ihre Besichtigung abgesagt. Danke, dass Sie uns Bescheid gegeben haben.',
    },
    reminder: {
      subject: 'Erinnerung: Ihre Besichtigung',
      intro: 'Bald sehen wir uns zur Besichtigung.',
    },
  },
  office: {
    requested: { subject: 'Anfrage für eine Besichtigung', news: 'Ein Besucher fragt eine Besichtigung an.' },
    booked: { subject: 'Neue Besichtigung', news: 'Ein Besucher hat eine Besichtigung gebucht.' },
    moved: { subject: 'Besichtigung verlegt', news: 'Der Besucher hat seine Besichtigung verlegt.' },
    moveRequested: {
      subject: 'Besichtigung zu verlegen',
      news: 'Der Besucher bittet um einen anderen Termin für seine Besichtigung.',
    },
    cancelled: { subject: 'Besichtigung abgesagt', news: 'Der Besucher hat seine Besichtigung abgesagt.' },
    accepted: {
      subject: 'Besichtigung angenommen',
      news: 'Der Besucher nimmt den vorgeschlagenen Termin an.',
    },
  },
  event: 'Besichtigung',
  reference: 'Referenz',
  see: 'Immobilie ansehen',
  manage: 'Meine Besichtigung verlegen oder absagen',
  answerProposal: 'Diesen Termin annehmen oder einen anderen wählen',
  decide: 'Bestätigen, einen anderen Termin vorschlagen oder ablehnen',
  open: 'Den Termin öffnen',
  why: 'Grund:',
  remark: 'Nachricht:',
  attached: 'Mit der angehängten Datei tragen Sie die Besichtigung in Ihren Kalender ein.',
  labels: {
    when: 'Wann',
    where: 'Wo',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    newsletter: 'Newsletter',
    language: 'Sprache',
    property: 'Immobilie',
  },
  rental: {
    title: 'Um diese Immobilie zu mieten:',
    income: ['Nettoeinkommen', (amount) => `mindestens ${amount} im Monat`],
    persons: ['Personen', (most) => `höchstens ${most}`],
    first: [
      'Erster Monat',
      (rent, charges) => (charges ? `${rent} Miete und ${charges} Nebenkosten` : `${rent} Miete`),
    ],
    inventory: ['Ortsbefund', (percent) => `${percent}\u00a0% der Kosten zu Ihren Lasten`],
    guarantee: [
      'Mietgarantie',
      (months) => (months === 1 ? 'höchstens 1 Monatsmiete' : `höchstens ${months} Monatsmieten`),
    ],
  },
  yes: 'ja',
  languages: { nl: 'Niederländisch', fr: 'Französisch', en: 'Englisch', de: 'Deutsch' },
};

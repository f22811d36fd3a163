import type { AppointmentMailTexts } from './appointment-mail-texts.ts';

export const nl: AppointmentMailTexts = {
  greeting: 'Goedendag,',
  closing: 'Met vriendelijke groeten,',
  notYou:
    'Hebt u niets gevraagd? Dan heeft iemand uw adres wellicht bij vergissing opgegeven: annuleer het bezoek met de link hierboven.',
  visitor: {
    requested: {
      subject: 'Uw aanvraag voor een bezoek',
      intro: 'We hebben uw aanvraag voor een bezoek ontvangen. We bevestigen ze zo snel mogelijk per e-mail.',
    },
    confirmed: { subject: 'Uw bezoek is bevestigd', intro: 'Uw bezoek is bevestigd. Tot binnenkort!' },
    moved: {
      subject: 'Uw bezoek is verplaatst',
      intro: 'Uw bezoek is verplaatst; dit is het nieuwe moment. Tot dan!',
    },
    proposed: {
      subject: 'Een ander moment voor uw bezoek',
      intro:
        'Het moment dat u koos, past ons helaas niet. We stellen u dit moment voor en houden het voor u vrij.',
    },
    refused: {
      subject: 'Uw bezoek gaat niet door',
      intro: 'We kunnen u dit pand helaas niet laten bezoeken op het afgesproken moment.',
    },
    cancelled: {
      subject: 'Uw bezoek is geannuleerd',
      intro: 'U hebt uw bezoek geannuleerd. Bedankt dat u het ons liet weten.',
    },
    reminder: {
      subject: 'Herinnering: uw bezoek',
      intro: 'Binnenkort zien we elkaar voor het bezoek.',
    },
  },
  office: {
    requested: { subject: 'Aanvraag voor een bezoek', news: 'Een bezoeker vraagt een bezoek aan.' },
    booked: { subject: 'Nieuw bezoek', news: 'Een bezoeker heeft een bezoek gepland.' },
    moved: { subject: 'Bezoek verplaatst', news: 'De bezoeker heeft zijn bezoek verplaatst.' },
    moveRequested: {
      subject: 'Bezoek te verplaatsen',
      news: 'De bezoeker vraagt een ander moment voor zijn bezoek.',
    },
    cancelled: { subject: 'Bezoek geannuleerd', news: 'De bezoeker heeft zijn bezoek geannuleerd.' },
    accepted: { subject: 'Bezoek aanvaard', news: 'De bezoeker aanvaardt het voorgestelde moment.' },
  },
  event: 'Bezoek',
  reference: 'referentie',
  see: 'Het pand bekijken',
  manage: 'Mijn bezoek verplaatsen of annuleren',
  answerProposal: 'Dit moment aanvaarden of een ander kiezen',
  decide: 'Bevestigen, een ander moment voorstellen of weigeren',
  open: 'De afspraak openen',
  why: 'Reden:',
  remark: 'Bericht:',
  attached: 'Met het bestand in bijlage zet u het bezoek in uw agenda.',
  labels: {
    when: 'Wanneer',
    where: 'Waar',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    newsletter: 'Nieuwsbrief',
    language: 'Taal',
    property: 'Pand',
  },
  rental: {
    title: 'Om dit pand te huren:',
    income: ['Netto-inkomen', (amount) => `minstens ${amount} per maand`],
    persons: ['Personen', (most) => `hoogstens ${most}`],
    first: [
      'Eerste maand',
      (rent, charges) => (charges ? `${rent} huur en ${charges} kosten` : `${rent} huur`),
    ],
    inventory: ['Plaatsbeschrijving', (percent) => `${percent}% van de kosten voor uw rekening`],
    guarantee: [
      'Huurwaarborg',
      (months) => (months === 1 ? 'hoogstens 1 maand huur' : `hoogstens ${months} maanden huur`),
    ],
  },
  yes: 'ja',
  languages: { nl: 'Nederlands', fr: 'Frans', en: 'Engels', de: 'Duits' },
};

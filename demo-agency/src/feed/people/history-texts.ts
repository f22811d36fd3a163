import type { Language } from 'shared-kit/domain/languages';

interface Call {
  subject: string;
  comment: string;
}

/** What the agency writes for an owner, in the owner's language. */
export interface HistoryTexts {
  visit: string;
  openDay: string;
  done: string;
  agreed: string;
  published: string;
  /** After a visit. */
  feedback: readonly string[];
  /** At the start, after a month, lately. */
  calls: readonly [Call, Call, Call];
}

export const HISTORY_TEXTS: Record<Language, HistoryTexts> = {
  fr: {
    visit: 'Visite accompagnée',
    openDay: 'Journée portes ouvertes',
    done: 'Effectuée',
    agreed: 'Convenu par téléphone',
    published: 'En ligne',
    feedback: [
      'A beaucoup aimé la lumière et le jardin. Reparle du budget avec sa banque.',
      'Cherche plutôt un bureau en plus ; ne donne pas suite.',
      'Souhaite une deuxième visite avec ses parents.',
      'Trouve la cuisine à rafraîchir, mais reste intéressé.',
      'Visite rapide, quartier trop éloigné de son travail.',
      'Questions sur le chauffage et le certificat énergétique, documents envoyés.',
    ],
    calls: [
      { subject: 'Mise en vente', comment: 'Photos et texte validés avec vous, annonce publiée.' },
      {
        subject: 'Bilan du premier mois',
        comment: 'Bon intérêt en ligne. Nous proposons de garder le prix.',
      },
      { subject: 'Suivi des visites', comment: 'Deux candidats attendent la réponse de leur banque.' },
    ],
  },
  nl: {
    visit: 'Begeleid bezoek',
    openDay: 'Opendeurdag',
    done: 'Uitgevoerd',
    agreed: 'Telefonisch afgesproken',
    published: 'Online',
    feedback: [
      'Vond het licht en de tuin erg mooi. Bespreekt het budget met de bank.',
      'Zoekt eerder een extra bureau; geen vervolg.',
      'Wil een tweede bezoek met de ouders.',
      'Vindt de keuken aan vernieuwing toe, maar blijft geïnteresseerd.',
      'Kort bezoek, te ver van het werk.',
      'Vragen over verwarming en energiecertificaat, documenten bezorgd.',
    ],
    calls: [
      { subject: 'Start van de verkoop', comment: 'Foto’s en tekst samen goedgekeurd, advertentie online.' },
      {
        subject: 'Balans na één maand',
        comment: 'Veel interesse online. Wij stellen voor de prijs te behouden.',
      },
      { subject: 'Opvolging van de bezoeken', comment: 'Twee kandidaten wachten op antwoord van hun bank.' },
    ],
  },
  en: {
    visit: 'Accompanied viewing',
    openDay: 'Open day',
    done: 'Done',
    agreed: 'Agreed by phone',
    published: 'Online',
    feedback: [
      'Loved the light and the garden. Will talk about the budget with the bank.',
      'Needs one more study; will not go on.',
      'Would like a second viewing with the parents.',
      'Finds the kitchen in need of a refresh, but stays interested.',
      'Short viewing, too far from work.',
      'Questions about heating and the energy certificate; documents sent.',
    ],
    calls: [
      { subject: 'Start of the sale', comment: 'Pictures and text approved with you, advert published.' },
      {
        subject: 'Review of the first month',
        comment: 'Good interest online. We suggest keeping the price.',
      },
      { subject: 'Follow-up of the viewings', comment: 'Two candidates are waiting for their bank.' },
    ],
  },
  de: {
    visit: 'Begleitete Besichtigung',
    openDay: 'Tag der offenen Tür',
    done: 'Erledigt',
    agreed: 'Telefonisch vereinbart',
    published: 'Online',
    feedback: [
      'Licht und Garten haben sehr gefallen. Bespricht das Budget mit der Bank.',
      'Sucht eher ein zusätzliches Büro; kein weiteres Interesse.',
      'Möchte eine zweite Besichtigung mit den Eltern.',
      'Findet die Küche renovierungsbedürftig, bleibt aber interessiert.',
      'Kurze Besichtigung, zu weit von der Arbeit entfernt.',
      'Fragen zu Heizung und Energieausweis, Unterlagen verschickt.',
    ],
    calls: [
      { subject: 'Beginn des Verkaufs', comment: 'Fotos und Text mit Ihnen abgestimmt, Anzeige online.' },
      {
        subject: 'Bilanz nach einem Monat',
        comment: 'Gutes Interesse online. Wir empfehlen, den Preis zu halten.',
      },
      { subject: 'Stand der Besichtigungen', comment: 'Zwei Interessenten warten auf ihre Bank.' },
    ],
  },
};

import type { Language } from 'shared-kit/domain/languages';

/** Texts of the document of an offer. */
interface OfferTexts {
  title: string;
  subtitle(number: string, day: string): string;
  property: string;
  labels: {
    property: string;
    reference: string;
    address: string;
    name: string;
    phone: string;
    email: string;
    amount: string;
    inWords: string;
    validity: string;
    loan: string;
    ownHome: string;
    conditions: string;
    advance: string;
    account: string;
  };
  personA: string;
  personB: string;
  offer: string;
  conditionsTitle: string;
  validity(from: string, to: string): string;
  loan: { none: string; yes(amount: string, days: string): string };
  ownHome: Record<'yes' | 'no', string>;
  noConditions: string;
  advance(percent: string, amount: string): string;
  accountLater: string;
  binds: { title: string; text: string };
  sign: { title(place: string, day: string): string; buyer(name: string): string; seller: string };
  foot(number: string, page: number, pages: number): string;
  box: string;
}

export const OFFER_TEXTS: Record<Language, OfferTexts> = {
  nl: {
    title: 'Aankoopbod',
    subtitle: (number, day) => `Nr. ${number} van ${day}`,
    property: 'Het pand',
    labels: {
      property: 'Pand',
      reference: 'Referentie',
      address: 'Adres',
      name: 'Naam',
      phone: 'Telefoon',
      email: 'E-mail',
      amount: 'Geboden prijs',
      inWords: 'In letters',
      validity: 'Geldigheid',
      loan: 'Krediet',
      ownHome: 'Verkoop van eigen woning',
      conditions: 'Andere voorwaarden',
      advance: 'Voorschot',
      account: 'Derdenrekening',
    },
    personA: 'Bieder A',
    personB: 'Bieder B',
    offer: 'Het bod',
    conditionsTitle: 'Voorwaarden',
    validity: (from, to) => `van ${from} tot en met ${to}`,
    loan: {
      none: 'Het bod hangt niet af van een krediet.',
      yes: (amount, days) =>
        `Het bod geldt onder de opschortende voorwaarde dat de bieder een krediet krijgt${amount && ` van ${amount}`}${days && ` binnen ${days} dagen na de aanvaarding`}.`,
    },
    ownHome: {
      yes: 'Het bod geldt onder de opschortende voorwaarde dat de bieder de eigen woning verkoopt.',
      no: 'Het bod hangt niet af van de verkoop van de eigen woning.',
    },
    noConditions: 'geen',
    advance: (percent, amount) =>
      `${percent} van de prijs, dus ${amount}, te storten op de derdenrekening van het kantoor zodra het bod aanvaard is`,
    accountLater: 'wordt door het kantoor meegedeeld',
    binds: {
      title: 'Een aanvaard bod bindt',
      text: 'Aanvaardt de eigenaar dit bod zoals het is binnen de geldigheidsduur, dan zijn koper en verkoper gebonden over pand en prijs. Een tegenbod is geen aanvaarding. Zonder aanvaarding vervalt het bod op het einde van de geldigheidsduur.',
    },
    sign: {
      title: (place, day) => `Opgemaakt te ${place} op ${day}`,
      buyer: (name) => `Gelezen en goedgekeurd: ${name}`,
      seller: 'Voor aanvaarding, de eigenaar (datum)',
    },
    foot: (number, page, pages) => `Aankoopbod ${number} – pagina ${page} van ${pages}`,
    box: 'bus',
  },
  fr: {
    title: 'Offre d’achat',
    subtitle: (number, day) => `N° ${number} du ${day}`,
    property: 'Le bien',
    labels: {
      property: 'Bien',
      reference: 'Référence',
      address: 'Adresse',
      name: 'Nom',
      phone: 'Téléphone',
      email: 'E-mail',
      amount: 'Prix offert',
      inWords: 'En toutes lettres',
      validity: 'Validité',
      loan: 'Crédit',
      ownHome: 'Vente de son propre bien',
      conditions: 'Autres conditions',
      advance: 'Acompte',
      account: 'Compte tiers',
    },
    personA: 'Offrant A',
    personB: 'Offrant B',
    offer: 'L’offre',
    conditionsTitle: 'Conditions',
    validity: (from, to) => `du ${from} au ${to} inclus`,
    loan: {
      none: 'L’offre ne dépend pas d’un crédit.',
      yes: (amount, days) =>
        `L’offre est faite sous la condition suspensive que l’offrant obtienne un crédit${amount && ` de ${amount}`}${days && ` dans les ${days} jours de l’acceptation`}.`,
    },
    ownHome: {
      yes: 'L’offre est faite sous la condition suspensive que l’offrant vende son propre bien.',
      no: 'L’offre ne dépend pas de la vente d’un autre bien.',
    },
    noConditions: 'aucune',
    advance: (percent, amount) =>
      `${percent} du prix, soit ${amount}, à verser sur le compte tiers de l’agence dès que l’offre est acceptée`,
    accountLater: 'communiqué par l’agence',
    binds: {
      title: 'Une offre acceptée engage',
      text: 'Si le propriétaire accepte cette offre telle quelle pendant sa durée de validité, acheteur et vendeur sont engagés sur le bien et sur le prix. Une contre-offre n’est pas une acceptation. Sans acceptation, l’offre devient caduque au terme de sa validité.',
    },
    sign: {
      title: (place, day) => `Fait à ${place}, le ${day}`,
      buyer: (name) => `Lu et approuvé : ${name}`,
      seller: 'Pour acceptation, le propriétaire (date)',
    },
    foot: (number, page, pages) => `Offre d’achat ${number} – page ${page} sur ${pages}`,
    box: 'bte',
  },
  en: {
    title: 'Purchase offer',
    subtitle: (number, day) => `No. ${number} of ${day}`,
    property: 'The property',
    labels: {
      property: 'Property',
      reference: 'Reference',
      address: 'Address',
      name: 'Name',
      phone: 'Phone',
      email: 'E-mail',
      amount: 'Price offered',
      inWords: 'In words',
      validity: 'Validity',
      loan: 'Loan',
      ownHome: 'Sale of own home',
      conditions: 'Further conditions',
      advance: 'Deposit',
      account: 'Third-party account',
    },
    personA: 'Person A',
    personB: 'Person B',
    offer: 'The offer',
    conditionsTitle: 'Conditions',
    validity: (from, to) => `from ${from} to ${to} inclusive`,
    loan: {
      none: 'The offer does not depend on a loan.',
      yes: (amount, days) =>
        `The offer is made under the condition precedent that the buyer gets a loan${amount && ` of ${amount}`}${days && ` within ${days} days of acceptance`}.`,
    },
    ownHome: {
      yes: 'The offer is made under the condition precedent that the buyer sells their own home.',
      no: 'The offer does not depend on the sale of another home.',
    },
    noConditions: 'none',
    advance: (percent, amount) =>
      `${percent} of the price, i.e. ${amount}, to be paid into the agency’s third-party account once the offer is accepted`,
    accountLater: 'named by the agency',
    binds: {
      title: 'An accepted offer binds',
      text: 'If the owner accepts this offer as it stands within its period of validity, buyer and seller are bound as to property and price. A counter-offer is no acceptance. Without acceptance the offer lapses at the end of its validity.',
    },
    sign: {
      title: (place, day) => `Done at ${place} on ${day}`,
      buyer: (name) => `Read and approved: ${name}`,
      seller: 'For acceptance, the owner (date)',
    },
    foot: (number, page, pages) => `Purchase offer ${number} – page ${page} of ${pages}`,
    box: 'box',
  },
  de: {
    title: 'Kaufangebot',
    subtitle: (number, day) => `Nr. ${number} vom ${day}`,
    property: 'Die Immobilie',
    labels: {
      property: 'Immobilie',
      reference: 'Referenz',
      address: 'Adresse',
      name: 'Name',
      phone: 'Telefon',
      email: 'E-Mail',
      amount: 'Gebotener Preis',
      inWords: 'In Worten',
      validity: 'Gültigkeit',
      loan: 'Kredit',
      ownHome: 'Verkauf des eigenen Hauses',
      conditions: 'Weitere Bedingungen',
      advance: 'Anzahlung',
      account: 'Treuhandkonto',
    },
    personA: 'Bieter A',
    personB: 'Bieter B',
    offer: 'Das Angebot',
    conditionsTitle: 'Bedingungen',
    validity: (from, to) => `vom ${from} bis einschließlich ${to}`,
    loan: {
      none: 'Das Angebot hängt nicht von einem Kredit ab.',
      yes: (amount, days) =>
        `Das Angebot steht unter der aufschiebenden Bedingung, dass der Bieter einen Kredit${amount && ` von ${amount}`}${days && ` innerhalb von ${days} Tagen nach der Annahme`} erhält.`,
    },
    ownHome: {
      yes: 'Das Angebot steht unter der aufschiebenden Bedingung, dass der Bieter seine eigene Immobilie verkauft.',
      no: 'Das Angebot hängt nicht vom Verkauf einer anderen Immobilie ab.',
    },
    noConditions: 'keine',
    advance: (percent, amount) =>
      `${percent} des Preises, also ${amount}, zahlbar auf das Treuhandkonto der Agentur, sobald das Angebot angenommen ist`,
    accountLater: 'wird von der Agentur mitgeteilt',
    binds: {
      title: 'Ein angenommenes Angebot bindet',
      text: 'Nimmt der Eigentümer dieses Angebot unverändert während seiner Gültigkeit an, sind Käufer und Verkäufer an Immobilie und Preis gebunden. Ein Gegenangebot ist keine Annahme. Ohne Annahme verfällt das Angebot mit dem Ende seiner Gültigkeit.',
    },
    sign: {
      title: (place, day) => `Ausgestellt in ${place} am ${day}`,
      buyer: (name) => `Gelesen und genehmigt: ${name}`,
      seller: 'Zur Annahme, der Eigentümer (Datum)',
    },
    foot: (number, page, pages) => `Kaufangebot ${number} – Seite ${page} von ${pages}`,
    box: 'Bfk.',
  },
};

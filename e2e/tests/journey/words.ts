import type { SiteLanguage } from '../../site/pages.ts';

interface Words {
  /** All wishes in one line, as they are typed. */
  line: string;
  search: string;
  filters: RegExp;
  fields: Record<'town' | 'type' | 'rooms' | 'price' | 'more', string>;
  findTown: string;
  town: string;
  house: string;
  moreBedrooms: string;
  maximum: string;
  showFromHome: string;
  garden: string;
  around: string;
  wishes: string;
  /** What the chips above the list say, in each of the two ways to ask. */
  chips: { line: string[]; fields: string[] };
  favourites: RegExp;
  compare: string;
  facts: Record<'price' | 'bedrooms' | 'garden', string>;
  no: string;
  visit: RegExp;
  next: string;
  phone: string;
  summary: string;
  book: string;
  booked: string;
}

/** What a visitor reads on the way from a search to a visit. */
export const WORDS: Record<SiteLanguage, Words> = {
  fr: {
    line: 'maison 3 chambres jardin près de namur max 450000',
    search: 'Rechercher',
    filters: /^Filtres/,
    fields: {
      town: 'Commune',
      type: 'Type de bien',
      rooms: 'Pièces',
      price: 'Prix',
      more: 'Plus de filtres',
    },
    findTown: 'Chercher une commune',
    town: 'Namur',
    house: 'Maison',
    moreBedrooms: 'Chambres : un de plus',
    maximum: 'Maximum',
    showFromHome: 'Voir les biens',
    garden: 'Jardin',
    around: 'Autour des communes choisies',
    wishes: 'Filtres actifs',
    chips: {
      line: ['Maison', '3+ chambres', 'Jardin', 'Namur + 10 km', 'Jusqu’à € 450.000'],
      fields: ['Namur', '+ 10 km', 'Maison', '3+ chambres', 'Jusqu’à € 450.000', 'Jardin'],
    },
    favourites: /^(Mes favoris|Favoris)/,
    compare: 'Comparer',
    facts: { price: 'Prix', bedrooms: 'Chambres', garden: 'Jardin' },
    no: 'Non',
    visit: /^(Planifier une visite|Visiter)$/,
    next: 'Continuer',
    phone: 'Téléphone',
    summary: 'Votre visite',
    book: 'Réserver la visite',
    booked: 'Votre visite est réservée.',
  },
  nl: {
    line: 'huis 3 slaapkamers tuin bij namen max 450000',
    search: 'Zoeken',
    filters: /^Filters/,
    fields: { town: 'Gemeente', type: 'Type pand', rooms: 'Kamers', price: 'Prijs', more: 'Meer filters' },
    findTown: 'Zoek een gemeente',
    town: 'Namen',
    house: 'Huis',
    moreBedrooms: 'Slaapkamers: één meer',
    maximum: 'Maximum',
    showFromHome: 'Toon panden',
    garden: 'Tuin',
    around: 'Rond de gekozen gemeenten',
    wishes: 'Actieve filters',
    chips: {
      line: ['Huis', '3+ slaapkamers', 'Tuin', 'Namen + 10 km', 'Tot € 450.000'],
      fields: ['Namen', '+ 10 km', 'Huis', '3+ slaapkamers', 'Tot € 450.000', 'Tuin'],
    },
    favourites: /^(Mijn favorieten|Favorieten)/,
    compare: 'Vergelijken',
    facts: { price: 'Prijs', bedrooms: 'Slaapkamers', garden: 'Tuin' },
    no: 'Neen',
    visit: /^(Bezoek plannen|Bezoeken)$/,
    next: 'Verder',
    phone: 'Telefoonnummer',
    summary: 'Uw bezoek',
    book: 'Bezoek vastleggen',
    booked: 'Uw bezoek ligt vast.',
  },
  en: {
    line: 'house 3 bedrooms garden near namur under 450000',
    search: 'Search',
    filters: /^Filters/,
    fields: { town: 'Town', type: 'Property type', rooms: 'Rooms', price: 'Price', more: 'More filters' },
    findTown: 'Find a town',
    town: 'Namur',
    house: 'House',
    moreBedrooms: 'Bedrooms: one more',
    maximum: 'Maximum',
    showFromHome: 'Show properties',
    garden: 'Garden',
    around: 'Around the chosen towns',
    wishes: 'Active filters',
    chips: {
      line: ['House', '3+ bedrooms', 'Garden', 'Namur + 10 km', 'Up to € 450.000'],
      fields: ['Namur', '+ 10 km', 'House', '3+ bedrooms', 'Up to € 450.000', 'Garden'],
    },
    favourites: /^(My favourites|Favourites)/,
    compare: 'Compare',
    facts: { price: 'Price', bedrooms: 'Bedrooms', garden: 'Garden' },
    no: 'No',
    visit: /^(Book a viewing|Visit)$/,
    next: 'Continue',
    phone: 'Phone number',
    summary: 'Your viewing',
    book: 'Book the viewing',
    booked: 'Your viewing is booked.',
  },
  de: {
    line: 'Haus 3 Schlafzimmer Garten bei Namur bis 450000',
    search: 'Suchen',
    filters: /^Filter/,
    fields: { town: 'Ort', type: 'Immobilientyp', rooms: 'Zimmer', price: 'Preis', more: 'Weitere Filter' },
    findTown: 'Ort suchen',
    town: 'Namur',
    house: 'Haus',
    moreBedrooms: 'Schlafzimmer: eins mehr',
    maximum: 'Maximum',
    showFromHome: 'Immobilien anzeigen',
    garden: 'Garten',
    around: 'Rund um die gewählten Gemeinden',
    wishes: 'Aktive Filter',
    chips: {
      line: ['Haus', '3+ Schlafzimmer', 'Garten', 'Namur + 10 km', 'Bis € 450.000'],
      fields: ['Namur', '+ 10 km', 'Haus', '3+ Schlafzimmer', 'Bis € 450.000', 'Garten'],
    },
    favourites: /^(Meine Merkliste|Merkliste)/,
    compare: 'Vergleichen',
    facts: { price: 'Preis', bedrooms: 'Schlafzimmer', garden: 'Garten' },
    no: 'Nein',
    visit: /^(Besichtigung vereinbaren|Besichtigen)$/,
    next: 'Weiter',
    phone: 'Telefonnummer',
    summary: 'Ihre Besichtigung',
    book: 'Besichtigung buchen',
    booked: 'Ihre Besichtigung ist gebucht.',
  },
};

import { inFour, type Texts } from '../texts.ts';
import { MARQUEE, type Marquee } from '../facts/marquee.ts';
import type { Availability } from '../facts/finance.ts';
import type { MobilityCategory } from '../facts/mobility.ts';
import type { UnitStatus } from '../projects/project-unit.ts';

/** Words of the ribbons (product L4, T9). */
export const MARQUEE_NAMES: Record<Marquee, Texts> = {
  [MARQUEE.none]: inFour('', '', '', ''),
  [MARQUEE.new]: inFour('Nouveau', 'Nieuw', 'New', 'Neu'),
  [MARQUEE.priceDrop]: inFour('Baisse de prix', 'Prijsverlaging', 'Price reduced', 'Preissenkung'),
  [MARQUEE.underOffer]: inFour('Sous offre', 'Onder bod', 'Under offer', 'Angebot liegt vor'),
  [MARQUEE.underOption]: inFour('Sous option', 'In optie', 'Under option', 'Unter Option'),
  [MARQUEE.sold]: inFour('Vendu', 'Verkocht', 'Sold', 'Verkauft'),
  [MARQUEE.rented]: inFour('Loué', 'Verhuurd', 'Rented', 'Vermietet'),
  [MARQUEE.reserved]: inFour('Réservé', 'Gereserveerd', 'Reserved', 'Reserviert'),
  [MARQUEE.visitsSuspended]: inFour('Visites suspendues', 'Bezoeken opgeschort', 'Viewings suspended', 'Besichtigungen ausgesetzt'),
  [MARQUEE.exclusive]: inFour('Exclusivité', 'Exclusief', 'Exclusive', 'Exklusiv'),
  [MARQUEE.favourite]: inFour('Coup de cœur', 'Favoriet', 'Our favourite', 'Unser Favorit'),
  [MARQUEE.newBuild]: inFour('Construction neuve', 'Nieuwbouw', 'New build', 'Neubau'),
  [MARQUEE.lastUnit]: inFour('Dernières opportunités', 'Laatste kansen', 'Last opportunities', 'Letzte Gelegenheiten'),
  [MARQUEE.offersFrom]: inFour('Faire offre à partir de', 'Bieden vanaf', 'Offers from', 'Gebote ab'),
  [MARQUEE.takeover]: inFour('À remettre', 'Over te nemen', 'For takeover', 'Zu übernehmen'),
  [MARQUEE.openHouse]: inFour('Visite libre samedi', 'Open huis zaterdag', 'Open house Saturday', 'Offene Besichtigung am Samstag'),
  [MARQUEE.annuity]: inFour('Viager', 'Lijfrente', 'Life annuity', 'Leibrente'),
  [MARQUEE.holidayHome]: inFour('Villégiature', 'Vakantieverblijf', 'Holiday home', 'Ferienimmobilie'),
  [MARQUEE.discreet]: inFour('Vente discrète', 'Discrete verkoop', 'Discreet sale', 'Diskreter Verkauf'),
}; // prettier-ignore

export const UNIT_STATUS_WORDS: Record<UnitStatus, Texts> = {
  free: inFour('Disponible', 'Beschikbaar', 'Available', 'Verfügbar'),
  option: inFour('Sous option', 'In optie', 'Under option', 'Unter Option'),
  sold: inFour('Vendu', 'Verkocht', 'Sold', 'Verkauft'),
};

/** PriceUnit 7 (product L5). */
export const STARTING_FROM_WORDS = inFour('À partir de', 'Vanaf', 'From', 'Ab');

const AVAILABILITY_WORDS: Record<Extract<Availability, string>, Texts> = {
  'at-deed': inFour("À l'acte", 'Bij akte', 'On signing of the deed', 'Bei Beurkundung'),
  immediately: inFour('Immédiatement', 'Onmiddellijk', 'Immediately', 'Sofort'),
  'on-delivery': inFour('À la livraison', 'Bij oplevering', 'On delivery', 'Bei Übergabe'),
  'tenant-leaves': inFour('Au départ du locataire', 'Bij vertrek van de huurder', "At the tenant's departure", 'Bei Auszug des Mieters'),
  'to-agree': inFour('À convenir', 'Overeen te komen', 'To be agreed', 'Nach Vereinbarung'),
}; // prettier-ignore

export function availabilityWords(availability: Availability): Texts {
  if (typeof availability === 'string') return AVAILABILITY_WORDS[availability];
  const day = new Date(`${availability.from}T00:00:00Z`);
  const on = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return inFour(`Le ${on('fr-BE')}`, `Op ${on('nl-BE')}`, `From ${on('en-GB')}`, `Ab ${on('de-BE')}`);
}

export const MOBILITY_WORDS: Record<MobilityCategory, Texts> = {
  'public-transport': inFour('Transports en commun', 'Openbaar vervoer', 'Public transport', 'Öffentlicher Verkehr'),
  train: inFour('Train', 'Trein', 'Train', 'Zug'),
  cycling: inFour('Vélo', 'Fiets', 'Cycling', 'Fahrrad'),
  walking: inFour('Marche', 'Te voet', 'Walking', 'Zu Fuß'),
  roads: inFour('Accès routier', 'Autowegen', 'Road access', 'Straßenanbindung'),
  schools: inFour('Écoles', 'Scholen', 'Schools', 'Schulen'),
  shops: inFour('Commerces', 'Winkels', 'Shops', 'Geschäfte'),
}; // prettier-ignore

export const COUNTRY_NAMES: Record<10 | 50, Texts> = {
  10: inFour('Belgique', 'België', 'Belgium', 'Belgien'),
  50: inFour('Luxembourg', 'Luxemburg', 'Luxembourg', 'Luxemburg'),
};

export const GENDER_WORDS = {
  woman: inFour('Femme', 'Vrouw', 'Woman', 'Frau'),
  man: inFour('Homme', 'Man', 'Man', 'Mann'),
  couple: inFour('Couple', 'Koppel', 'Couple', 'Paar'),
};

export const ANNUITY_TYPE_WORDS = {
  occupied: inFour('Viager occupé', 'Bewoonde lijfrente', 'Occupied life annuity', 'Leibrente, bewohnt'),
  vacant: inFour('Viager libre', 'Vrije lijfrente', 'Vacant life annuity', 'Leibrente, frei'),
};

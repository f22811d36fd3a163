import { inFour, type Texts } from '../texts.ts';
import type { PropertyKind } from '../kinds.ts';

/** MainTypeName by kind; empty where the exporter has none (product L15). */
export const MAIN_TYPE_NAMES: Record<PropertyKind, Texts> = {
  house: inFour('Maison', 'Huis', 'House', 'Haus'),
  terraced: inFour('Maison mitoyenne', 'Rijwoning', 'Terraced house', 'Reihenhaus'),
  'village-house': inFour('Maison villageoise', 'Dorpswoning', 'Village house', 'Dorfhaus'),
  villa: inFour('Villa', 'Villa', 'Villa', 'Villa'),
  'architect-villa': inFour("Villa d'architecte", 'Architectenvilla', 'Architect-designed villa', 'Architektenvilla'),
  bungalow: inFour('Bungalow', 'Bungalow', 'Bungalow', 'Bungalow'),
  'single-storey': inFour('Plain-pied', 'Gelijkvloerse woning', 'Single-storey house', 'Ebenerdiges Haus'),
  farmhouse: inFour('Fermette', 'Hoevewoning', 'Farmhouse', 'Bauernhaus'),
  apartment: inFour('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
  'ground-floor': inFour('Rez-de-chaussée', 'Gelijkvloers appartement', 'Ground-floor apartment', 'Erdgeschosswohnung'),
  duplex: inFour('Duplex', 'Duplex', 'Duplex', 'Maisonette'),
  penthouse: inFour('Penthouse', 'Penthouse', 'Penthouse', 'Penthouse'),
  land: inFour('Terrain', 'Bouwgrond', 'Building land', 'Baugrundstück'),
  investment: inFour('Immeuble de rapport', 'Opbrengsteigendom', 'Investment building', 'Renditeobjekt'),
  office: inFour('Bureaux', 'Kantoren', 'Offices', 'Büros'),
  warehouse: inFour('Entrepôt', 'Magazijn', 'Warehouse', 'Lager'),
  shop: inFour('', '', '', ''),
  garage: inFour('', '', '', ''),
}; // prettier-ignore

/** The types of the search (product L14). */
export const WEB_TYPES = [
  { webId: 1, order: 0, name: inFour('Maison', 'Huis', 'House', 'Haus') },
  { webId: 2, order: 1, name: inFour('Appartement', 'Appartement', 'Apartment', 'Wohnung') },
  { webId: 4, order: 3, name: inFour('Terrain', 'Grond', 'Land', 'Grundstück') },
  { webId: 10, order: 5, name: inFour('Autres', 'Andere', 'Other', 'Sonstige') },
] as const;

/** Of the types that projects are of, where there are several units. */
export const SEVERAL_UNITS = {
  1: inFour('Maisons', 'Huizen', 'Houses', 'Häuser'),
  2: inFour('Appartements', 'Appartementen', 'Apartments', 'Wohnungen'),
};

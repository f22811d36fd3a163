import type { SceneKind } from '../scenes/scene.ts';

/** Kind of property. The comments give its MainTypeName in feeds (product L15). */
export type PropertyKind =
  | 'house' // Maison
  | 'terraced' // Maison mitoyenne
  | 'village-house' // Maison villageoise
  | 'villa' // Villa
  | 'architect-villa' // Villa d'architecte
  | 'bungalow' // Bungalow
  | 'single-storey' // Plain-pied
  | 'farmhouse' // Fermette
  | 'apartment' // Appartement
  | 'ground-floor' // Rez-de-chaussée
  | 'duplex' // Duplex
  | 'penthouse' // Penthouse
  | 'land' // Terrain
  | 'investment' // Immeuble de rapport
  | 'office' // Bureaux
  | 'warehouse' // Entrepôt
  | 'shop' // no name of its own: MainTypeName is empty
  | 'garage'; // idem

/** Kinds whose facts and texts are generated in the same way. */
export type Family = 'house' | 'flat' | 'land' | 'investment' | 'business' | 'garage';

type Range = readonly [number, number];

interface KindFacts {
  family: Family;
  /** Its property types for the search (product D10), the main one first. */
  webIds: readonly number[];
  /** Living, or usable, surface in m². */
  living: Range;
  /** Plot in m²; 0 when the plot is shared. */
  ground: Range;
  facades: Range;
  exterior: SceneKind;
}

const house = { family: 'house', webIds: [1], facades: [3, 4] } as const;
const flat = { family: 'flat', webIds: [2], ground: [0, 0], facades: [1, 3] } as const;
const business = { family: 'business', webIds: [10], ground: [0, 0], facades: [2, 4] } as const;

export const KINDS: Readonly<Record<PropertyKind, KindFacts>> = {
  house: { ...house, living: [118, 215], ground: [260, 1250], exterior: 'house' },
  terraced: { ...house, living: [92, 175], ground: [90, 360], facades: [2, 2], exterior: 'terraced' },
  'village-house': {
    ...house,
    living: [105, 190],
    ground: [150, 950],
    facades: [2, 3],
    exterior: 'terraced',
  },
  villa: { ...house, living: [175, 330], ground: [750, 2600], facades: [4, 4], exterior: 'villa' },
  'architect-villa': {
    ...house,
    living: [240, 430],
    ground: [1000, 4200],
    facades: [4, 4],
    exterior: 'villa',
  },
  bungalow: { ...house, living: [92, 150], ground: [420, 1250], facades: [4, 4], exterior: 'bungalow' },
  'single-storey': {
    ...house,
    living: [110, 185],
    ground: [520, 1600],
    facades: [4, 4],
    exterior: 'bungalow',
  },
  farmhouse: { ...house, living: [175, 360], ground: [1500, 11_000], exterior: 'farmhouse' },
  apartment: { ...flat, living: [34, 124], exterior: 'apartment-building' },
  'ground-floor': { ...flat, living: [58, 122], exterior: 'apartment-building' },
  duplex: { ...flat, living: [82, 162], exterior: 'apartment-building' },
  penthouse: { ...flat, living: [98, 205], exterior: 'penthouse' },
  land: {
    family: 'land',
    webIds: [4],
    living: [0, 0],
    ground: [420, 2900],
    facades: [3, 4],
    exterior: 'land',
  },
  investment: {
    family: 'investment',
    webIds: [10, 2],
    living: [210, 460],
    ground: [110, 420],
    facades: [2, 3],
    exterior: 'investment-building',
  },
  office: { ...business, living: [65, 260], exterior: 'office' },
  warehouse: { ...business, living: [240, 780], ground: [600, 3200], exterior: 'warehouse' },
  shop: { ...business, living: [60, 190], exterior: 'investment-building' },
  garage: {
    family: 'garage',
    webIds: [10],
    living: [0, 0],
    ground: [0, 0],
    facades: [1, 1],
    exterior: 'apartment-building',
  },
};

export const toFamily = (kind: PropertyKind): Family => KINDS[kind].family;

/** Whether it is a home: with bedrooms, a kitchen, an energy certificate for homes. */
export const isHome = (kind: PropertyKind): boolean => ['house', 'flat'].includes(toFamily(kind));

import { inFour, type Texts } from '../texts.ts';
import type { PropertyKind } from '../kinds.ts';

/** A new-build project of the demo (product D20) with the common facts of its units. */
export interface DemoProject {
  id: number;
  name: Texts;
  townName: string;
  street: Texts;
  houseNumber: string;
  latitude: number;
  longitude: number;
  kinds: readonly PropertyKind[];
  unitCount: number;
  /** Prefix of unit names: "A" gives A0.1, A1.2 … */
  block: string;
  /** Share of units that are sold; 1 means sold out. */
  soldShare: number;
  /** Year of the delivery. */
  delivery: number;
  finished: boolean;
  /** Every unit has one; otherwise some have. */
  cellars?: boolean;
}

const flats = ['ground-floor', 'apartment', 'apartment', 'duplex', 'penthouse'] as const;
const tilleuls = { townName: 'Eghezée', street: sameEverywhere('Route de Gembloux'), kinds: flats };

/** Residence series in Eghezée (24, 25, 29, 34), Roux (33), Evere (36), Thorembais-Saint-Trond (37). */
export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    ...tilleuls,
    id: 24,
    name: inFour(
      'Résidence Les Tilleuls I',
      'Residentie Les Tilleuls I',
      'Les Tilleuls Residence I',
      'Residenz Les Tilleuls I',
    ),
    houseNumber: '112',
    latitude: 50.5917,
    longitude: 4.9012,
    unitCount: 8,
    block: 'A',
    soldShare: 1,
    delivery: 2024,
    finished: true,
  },
  {
    ...tilleuls,
    id: 25,
    name: inFour(
      'Résidence Les Tilleuls II',
      'Residentie Les Tilleuls II',
      'Les Tilleuls Residence II',
      'Residenz Les Tilleuls II',
    ),
    houseNumber: '114',
    latitude: 50.5919,
    longitude: 4.9008,
    unitCount: 8,
    block: 'B',
    soldShare: 0.6,
    delivery: 2025,
    finished: true,
  },
  {
    ...tilleuls,
    id: 29,
    name: inFour(
      'Résidence Les Tilleuls III',
      'Residentie Les Tilleuls III',
      'Les Tilleuls Residence III',
      'Residenz Les Tilleuls III',
    ),
    houseNumber: '116',
    latitude: 50.5921,
    longitude: 4.9003,
    unitCount: 9,
    block: 'C',
    soldShare: 0.35,
    delivery: 2027,
    finished: false,
  },
  {
    ...tilleuls,
    id: 34,
    name: inFour(
      'Résidence Les Tilleuls IV',
      'Residentie Les Tilleuls IV',
      'Les Tilleuls Residence IV',
      'Residenz Les Tilleuls IV',
    ),
    houseNumber: '118',
    latitude: 50.5924,
    longitude: 4.8999,
    unitCount: 10,
    block: 'D',
    soldShare: 0.1,
    delivery: 2028,
    finished: false,
  },
  {
    id: 33,
    name: sameEverywhere('Terrasses de Miss Cavell'),
    townName: 'Roux',
    street: sameEverywhere('Rue Miss Cavell'),
    houseNumber: '21',
    latitude: 50.4402,
    longitude: 4.3917,
    kinds: flats,
    unitCount: 12,
    block: '',
    soldShare: 0.35,
    delivery: 2027,
    finished: false,
  },
  {
    id: 36,
    name: sameEverywhere('Saphir'),
    townName: 'Evere',
    street: inFour('Avenue Henry Dunant', 'Henry Dunantlaan', 'Avenue Henry Dunant', 'Avenue Henry Dunant'),
    houseNumber: '40',
    latitude: 50.8689,
    longitude: 4.4103,
    kinds: flats,
    unitCount: 14,
    block: 'S',
    soldShare: 0.25,
    delivery: 2027,
    finished: false,
    cellars: true,
  },
  {
    id: 37,
    name: sameEverywhere('Trois Etriers'),
    townName: 'Thorembais-Saint-Trond',
    street: sameEverywhere('Rue des Trois Etriers'),
    houseNumber: '3',
    latitude: 50.6374,
    longitude: 4.7809,
    kinds: ['house', 'villa'],
    unitCount: 6,
    block: 'M',
    soldShare: 0.2,
    delivery: 2027,
    finished: false,
  },
];

export function projectById(id: number): DemoProject {
  const project = DEMO_PROJECTS.find((candidate) => candidate.id === id);
  if (!project) throw new Error(`No demo project ${id}`);
  return project;
}

/** A proper name, the same in every language. */
function sameEverywhere(name: string): Texts {
  return inFour(name, name, name, name);
}

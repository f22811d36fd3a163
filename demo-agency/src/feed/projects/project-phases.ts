import { inFour, type Texts } from '../texts.ts';
import type { DemoProject } from './demo-projects.ts';

/** A part of a project, or a step of its building. */
interface ProjectPhase {
  name: Texts;
  status: 'planned' | 'selling' | 'building' | 'delivered';
  delivery: Texts;
  /** Places of its units in the project, from 0; none: it is a step for all of them. */
  units: readonly number[];
}

/** Two rows of houses, one after the other. */
const ETRIERS: readonly ProjectPhase[] = [
  {
    name: inFour('Phase 1 : côté place', 'Fase 1: kant van het plein', 'Phase 1: by the square', 'Phase 1: am Platz'),
    status: 'building',
    delivery: inFour('Printemps 2027', 'Voorjaar 2027', 'Spring 2027', 'Frühjahr 2027'),
    units: [0, 1, 2],
  },
  {
    name: inFour('Phase 2 : côté champs', 'Fase 2: kant van de velden', 'Phase 2: by the fields', 'Phase 2: am Feld'),
    status: 'selling',
    delivery: inFour('Automne 2027', 'Najaar 2027', 'Autumn 2027', 'Herbst 2027'),
    units: [3, 4, 5],
  },
]; // prettier-ignore

/** One building, step by step. */
const SAPHIR: readonly ProjectPhase[] = [
  {
    name: inFour('Fondations et sous-sol', 'Funderingen en kelder', 'Foundations and basement', 'Fundament und Keller'),
    status: 'delivered',
    delivery: inFour('Mai 2026', 'Mei 2026', 'May 2026', 'Mai 2026'),
    units: [],
  },
  {
    name: inFour('Gros œuvre et toiture', 'Ruwbouw en dak', 'Structure and roof', 'Rohbau und Dach'),
    status: 'building',
    delivery: inFour('Fin 2026', 'Eind 2026', 'End of 2026', 'Ende 2026'),
    units: [],
  },
  {
    name: inFour('Techniques et finitions', 'Technieken en afwerking', 'Services and finishing', 'Technik und Ausbau'),
    status: 'planned',
    delivery: inFour('Été 2027', 'Zomer 2027', 'Summer 2027', 'Sommer 2027'),
    units: [],
  },
]; // prettier-ignore

/** The phases that the agency tells of; most projects have none. */
export function projectPhases({ id }: DemoProject): readonly ProjectPhase[] {
  return { 36: SAPHIR, 37: ETRIERS }[id] ?? [];
}

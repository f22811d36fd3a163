import type { Texts } from '../texts.ts';
import { inFour } from '../texts.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import type { Town } from '../towns/town.ts';

/** Inconsistencies of exporters: a second spelling of a town (product D13), and one that the site corrects (product L16). */
const SECOND_SPELLINGS: Record<string, Texts> = {
  Eghezée: inFour('Éghezée', 'Éghezée', 'Éghezée', 'Éghezée'),
  Bruxelles: inFour('Bruxelles-Ville', 'Brussel-Stad', 'Brussels City', 'Brüssel-Stadt'),
};

/** The town's name as the exporter spells it for one listing. */
export function exportedCity(town: Town, random: Random): Texts {
  const second = SECOND_SPELLINGS[town.names.fr];
  return second && random.chance(0.35) ? second : town.names;
}

import type { Language } from 'shared-kit/domain/languages';
import type { Slot } from '../portfolio.ts';

/** A client who sells or lets through the agency and may sign in to the owner portal. */
export interface DemoOwner {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

export const DEMO_OWNERS: readonly DemoOwner[] = [
  owner('Anne', 'Lefèvre', 'fr', 'anne.lefevre'),
  owner('Marc', 'Dupont', 'fr', 'marc.dupont'),
  owner('Isabelle', 'Renard', 'fr', 'isabelle.renard'),
  owner('Philippe', 'Collard', 'fr', 'philippe.collard'),
  owner('Nathalie', 'Gillet', 'fr', 'nathalie.gillet'),
  owner('Olivier', 'Massart', 'fr', 'olivier.massart'),
  owner('Els', 'Janssens', 'nl', 'els.janssens'),
  owner('Bart', 'Wouters', 'nl', 'bart.wouters'),
  owner('Lieve', 'De Smet', 'nl', 'lieve.desmet'),
  owner('James', 'Whitfield', 'en', 'james.whitfield'),
  owner('Monika', 'Heinen', 'de', 'monika.heinen'),
  owner('Dirk', 'Pauels', 'de', 'dirk.pauels'),
];

/** One listing in seven belongs to an owner who uses the portal; each of them has several. */
export function findOwner({ id, unit }: Slot): DemoOwner | null {
  if (unit || id % 7 !== 0) return null;
  return DEMO_OWNERS[(id / 7) % DEMO_OWNERS.length] ?? null;
}

function owner(firstName: string, lastName: string, language: Language, local: string): DemoOwner {
  return { firstName, lastName, language, email: `${local}@owners.example` };
}

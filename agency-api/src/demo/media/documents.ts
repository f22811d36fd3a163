import { inFour, type Texts } from '../texts.ts';
import type { Random } from '../random.ts';

/** A document of a listing; those that are not public are sent on request only. */
export interface DemoDocument {
  id: string;
  name: Texts;
  url: string;
  isPublic: boolean;
}

const SAMPLE_PDF = 'https://www.w3.org/WAI/ER/tests/xhtml/testfiles/resources/pdf/dummy.pdf';

const CATALOGUE = {
  energy: inFour('Certificat PEB', 'EPC-attest', 'Energy certificate', 'Energieausweis'),
  plans: inFour('Plans', 'Plannen', 'Floor plans', 'Grundrisse'),
  electricity: inFour('Contrôle électrique', 'Elektrische keuring', 'Electrical inspection', 'Prüfung der Elektroanlage'),
  planning: inFour('Renseignements urbanistiques', 'Stedenbouwkundige inlichtingen', 'Planning information', 'Städtebauliche Auskünfte'),
  specifications: inFour('Cahier des charges', 'Lastenboek', 'Building specification', 'Baubeschreibung'),
} satisfies Record<string, Texts>; // prettier-ignore

export function documentsFor(
  id: number,
  names: readonly (keyof typeof CATALOGUE)[],
  random: Random,
): DemoDocument[] {
  return names.map((key, index) => ({
    id: `${id}-d${index + 1}`,
    name: CATALOGUE[key],
    url: SAMPLE_PDF,
    isPublic: key === 'plans' || key === 'specifications' || random.chance(0.3),
  }));
}

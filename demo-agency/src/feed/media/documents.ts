import { documentAddress, type DocumentKind } from '../../addresses/document-address.ts';
import type { DemoRegion } from '../facts/region.ts';
import { inFour, type Texts } from '../texts.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { Random } from 'shared-kit/domain/seeded-random';

export const DOCUMENT_NAMES: Record<DocumentKind, Texts> = {
  energy: inFour('Certificat énergétique', 'Energiecertificaat', 'Energy certificate', 'Energieausweis'),
  plans: inFour('Plans', 'Plannen', 'Floor plans', 'Grundrisse'),
  electricity: inFour('Contrôle électrique', 'Elektrische keuring', 'Electrical inspection', 'Prüfung der Elektroanlage'),
  planning: inFour('Renseignements urbanistiques', 'Stedenbouwkundige inlichtingen', 'Planning information', 'Städtebauliche Auskünfte'),
  specifications: inFour('Cahier des charges', 'Lastenboek', 'Building specification', 'Baubeschreibung'),
}; // prettier-ignore

/** The certificate is called otherwise in each region, whatever the language: EPC in Flanders, PEB or EPB in Brussels and Wallonia. */
const ENERGY_NAMES: Partial<Record<DemoRegion, Texts>> = {
  flanders: inFour('Certificat EPC', 'EPC-attest', 'EPC certificate', 'Energieausweis (EPC)'),
  brussels: inFour('Certificat PEB', 'EPB-certificaat', 'PEB certificate', 'Energieausweis (PEB)'),
  wallonia: inFour('Certificat PEB', 'EPB-certificaat', 'PEB certificate', 'Energieausweis (PEB)'),
};

/** A document of a listing or a project; those that are not public are sent on request only. */
export interface DemoDocument {
  id: string;
  name: Texts;
  url: Texts;
  isPublic: boolean;
}

export function documentsFor(
  subject: number,
  kinds: readonly DocumentKind[],
  random: Random,
  region?: DemoRegion,
): DemoDocument[] {
  return kinds.map((kind, index) => ({
    id: `${subject}-d${index + 1}`,
    name: (kind === 'energy' && region && ENERGY_NAMES[region]) || DOCUMENT_NAMES[kind],
    url: createAddresses(subject, kind),
    isPublic: kind === 'plans' || kind === 'specifications' || random.chance(0.3),
  }));
}

function createAddresses(subject: number, kind: DocumentKind): Texts {
  const addressIn = (language: Language) => documentAddress({ subject, kind, language });
  return inFour(addressIn('fr'), addressIn('nl'), addressIn('en'), addressIn('de'));
}

import { DOCUMENT_NAMES, documentAddress, type DocumentKind } from '../../media/document-address.ts';
import type { Texts } from '../texts.ts';
import type { Random } from 'shared-kit/domain/seeded-random';

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
): DemoDocument[] {
  return kinds.map((kind, index) => ({
    id: `${subject}-d${index + 1}`,
    name: DOCUMENT_NAMES[kind],
    url: documentAddress(subject, kind),
    isPublic: kind === 'plans' || kind === 'specifications' || random.chance(0.3),
  }));
}

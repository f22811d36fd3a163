import type { PageErrorProps } from 'shared-kit/contracts/page';
import { sectionOfSegment } from 'shared-kit/domain/sections';
import type { Language } from 'shared-kit/domain/languages';

/** Why a property cannot be shown; each has its texts. */
export type MissingReason = 'notFound' | 'sold' | 'rented' | 'withdrawn';

/** A withdrawn property is sold or rented only where its last headline said so: why it was withdrawn is not known otherwise. */
export function missingReason(code: PageErrorProps['code']): MissingReason {
  if (code === 'property-sold') return 'sold';
  if (code === 'property-rented') return 'rented';
  return code === 'property-withdrawn' ? 'withdrawn' : 'notFound';
}

/** The lists to go on to: that of the section in the address first. */
export function listsToSee(path: string, language: Language): readonly ('sale' | 'rent')[] {
  const section = sectionOfSegment(language, path.split('/')[2] ?? '');
  return section === 'rent' ? ['rent', 'sale'] : ['sale', 'rent'];
}

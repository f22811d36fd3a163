import type { PageErrorProps } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { sectionOfSegment } from 'shared-kit/domain/sections';

/** Why a property cannot be shown; each has its texts (spec 8). */
export type MissingReason = 'notFound' | 'sold' | 'rented' | 'withdrawn';

/** A withdrawn property was rented or sold, as the section of its address tells; without a section nobody knows. */
export function missingReason(code: PageErrorProps['code'], path: string, language: Language): MissingReason {
  if (code !== 'property-withdrawn') return 'notFound';
  const section = sectionOfSegment(language, path.split('/')[2] ?? '');
  if (!section) return 'withdrawn';
  return section === 'rent' ? 'rented' : 'sold';
}

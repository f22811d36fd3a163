import type { Language } from 'shared-kit/domain/languages';
import type { Listing } from '../listing.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { DEMO_SEED } from '../seed.ts';

/** Share of listings with texts in the language; French is complete (product D21). */
const TRANSLATED: Record<Language, number> = { fr: 1, nl: 0.97, en: 0.93, de: 0.9 };

/** The newest listings, which visitors see first, are translated by hand before they go online. */
const NEWEST = 1380;

/**
 * What the language's `details` hold of a listing. Every listing is in every language's `properties`; where its texts are missing, half of
 * the exporters leave the detail record out and half send it with an empty Title and Description: both must fall back (product T1).
 */
export function translationOf({ id }: Listing, language: Language): 'complete' | 'empty-texts' | 'absent' {
  if (id >= NEWEST) return 'complete';
  const random = randomFor(DEMO_SEED, 'translation', language, id);
  if (random.next() < TRANSLATED[language]) return 'complete';
  return random.chance(0.5) ? 'empty-texts' : 'absent';
}

import type { Language } from 'shared-kit/domain/languages';
import type { Listing } from '../listing.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { DEMO_SEED } from '../seed.ts';

/** Share of listings with texts in the language; French is complete (product D21). */
const TRANSLATED: Record<Language, number> = { fr: 1, nl: 0.97, en: 0.93, de: 0.9 };

/** The newest listings, which visitors see first, have texts in every language. */
const NEWEST = 1380;

/**
 * State of a listing in the `details` of a language. Every listing is in every language's `properties`; when its texts are missing, half of
 * the records are absent and half have an empty Title and Description, to test both fallbacks (product T1).
 */
export function chooseTranslation(
  { id }: Listing,
  language: Language,
): 'complete' | 'empty-texts' | 'absent' {
  if (id >= NEWEST) return 'complete';
  const random = randomFor(DEMO_SEED, 'translation', language, id);
  if (random.next() < TRANSLATED[language]) return 'complete';
  return random.chance(0.5) ? 'empty-texts' : 'absent';
}

import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';

/** What `npm test` sees of texts that each language has. */
export const TWO_LANGUAGES: readonly Language[] = ['nl', 'fr'];

/** What `npm run test:long` sees besides. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => !TWO_LANGUAGES.includes(language),
);

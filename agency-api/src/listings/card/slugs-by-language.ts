import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import type { CardRecords } from './card-records.ts';
import { mergedIn, shownCity, type CardContext } from './listing-card.ts';
import { listingPlace } from './listing-place.ts';

/** Names of a listing in its path in each language in use. */
export function slugsByLanguage(
  cards: CardRecords,
  context: Pick<CardContext, 'config' | 'vocabulary' | 'cityIds'>,
): PropertyDetail['slugsByLanguage'] {
  const slugsIn = (language: Language) => {
    const inLanguage = { ...context, language };
    const record = mergedIn(language, cards, context.config);
    return listingPlace(record, shownCity(record, inLanguage).name, inLanguage).slugs;
  };
  return Object.fromEntries(context.config.languages.inUse.map((language) => [language, slugsIn(language)]));
}

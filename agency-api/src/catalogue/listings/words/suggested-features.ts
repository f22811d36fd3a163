import { FEATURES, type Feature } from 'shared-kit/domain/search-features';
import { AMENITY_WORDS } from './amenity-words.ts';
import { FEATURE_WORDS } from './feature-words.ts';
import type { InLanguages, OfferedGroup } from './named-words.ts';

/** Something that homes are asked for, and can be offered while it is typed. */
export interface SuggestedFeature {
  /** By which it is found, of all languages, folded. */
  names: readonly string[];
  label: InLanguages;
  /** Undefined where no filter is of it: texts are searched for it instead. */
  feature?: Feature;
  search: InLanguages;
}

/** "With a garden", or else the name itself: "Furnished". */
function suggested({ names, words, inEnglish }: OfferedGroup): SuggestedFeature {
  const label = inEnglish
    ? { nl: `Met ${names.nl}`, fr: `Avec ${names.fr}`, en: `With ${inEnglish}`, de: `Mit ${names.de}` }
    : { nl: begun(names.nl), fr: begun(names.fr), en: begun(names.en), de: begun(names.de) };
  return { names: words, label, search: names };
}

const begun = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const SUGGESTED_FEATURES: readonly SuggestedFeature[] = [
  ...FEATURES.map((feature) => ({ feature, ...suggested(FEATURE_WORDS[feature]) })),
  ...AMENITY_WORDS.filter(({ inEnglish }) => inEnglish).map(suggested),
];

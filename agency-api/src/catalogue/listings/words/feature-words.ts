import { type Feature, FEATURES } from 'shared-kit/domain/search-criteria';
import { AMENITY_WORDS } from './amenity-words.ts';
import { namesIn, type OfferedGroup, type InLanguages } from './named-words.ts';

/** How each feature is called in any language. */
export const FEATURE_WORDS: Readonly<Record<Feature, OfferedGroup>> = {
  terrace: {
    names: { nl: 'terras', fr: 'terrasse', en: 'terrace', de: 'Terrasse' },
    inEnglish: 'a terrace',
    words: namesIn(
      'terrasse|terrasses|terras|terrassen|terrasje|terrasjes|terrace|terraces|dakterras|dakterrassen|dachterrasse|dachterrassen|toit terrasse|roof terrace|rooftop terrace|zonneterras|sonnenterrasse',
    ),
  },
  garden: {
    names: { nl: 'tuin', fr: 'jardin', en: 'garden', de: 'Garten' },
    inEnglish: 'a garden',
    words: namesIn(
      'jardin|jardins|jardinet|tuin|tuinen|tuintje|tuintjes|stadstuin|garden|gardens|garten|garden area|gartchen',
    ),
  },
  garage: {
    names: { nl: 'garage', fr: 'garage', en: 'garage', de: 'Garage' },
    inEnglish: 'a garage',
    words: namesIn('garage|garages|garagen|garageplaats|garageplaatsen|carage|garage space|garagenplatz'),
  },
  lift: {
    names: { nl: 'lift', fr: 'ascenseur', en: 'lift', de: 'Aufzug' },
    inEnglish: 'a lift',
    words: namesIn(
      'ascenseur|ascenseurs|lift|liften|lifts|personenlift|elevator|elevators|aufzug|aufzuge|fahrstuhl|personenaufzug',
    ),
  },
  furnished: {
    names: { nl: 'gemeubeld', fr: 'meublé', en: 'furnished', de: 'möbliert' },
    words: namesIn(
      'meuble|meublee|meubles|meublees|gemeubeld|gemeubelde|gemeubileerd|gemeubileerde|bemeubeld|bemeubelde|furnished|fully furnished|moblierte|mobliert|mobliertes|moblierter|moblierten|moebliert|moeblierte|moebliertes|moeblierter|ameublement',
    ),
  },
  'new-build': {
    names: { nl: 'nieuwbouw', fr: 'construction neuve', en: 'new build', de: 'Neubau' },
    words: namesIn(
      'neuf|neuve|neufs|neuves|construction neuve|constructions neuves|nouvelle construction|nouvelles constructions|immeuble neuf|projet neuf|nieuwbouw|nieuwbouwproject|nieuwbouwprojecten|nieuw|nieuwe|new|new build|newbuild|new builds|new built|newly built|new construction|new development|brand new|off plan|neubau|neubauten|neubauprojekt|neu|neue|neues|neuer|neuen|neu gebaut|sur plan|op plan',
    ),
  },
  'ground-floor': {
    names: { nl: 'gelijkvloers', fr: 'rez-de-chaussée', en: 'ground floor', de: 'Erdgeschoss' },
    words: namesIn(
      'rez|rez de chaussee|rdc|rez de jardin|plain pied|gelijkvloers|gelijkvloerse|gelijkvloerse verdieping|begane grond|ground floor|groundfloor|groundlevel|ground level|on the ground floor|erdgeschoss|erdgeschosslage|parterre|ebenerdig|ebenerdige|ebenerdiges',
    ),
  },
};

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

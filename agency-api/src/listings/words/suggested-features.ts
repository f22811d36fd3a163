import type { Language } from 'shared-kit/domain/languages';
import { FEATURES, type Feature } from 'shared-kit/domain/listing-features';
import { foldWords } from 'shared-kit/domain/slug';
import { AMENITY_WORDS } from './amenity-words.ts';
import { FEATURE_WORDS } from './feature-words.ts';

type InLanguages = Readonly<Record<Language, string>>;

/** Something that homes are asked for, and can be offered while it is typed. */
export interface SuggestedFeature {
  /** By which it is found, of all languages, folded. */
  names: readonly string[];
  label: InLanguages;
  /** Undefined where no filter is of it: texts are searched for it instead. */
  feature?: Feature;
  search: InLanguages;
}

const FEATURE_NAMES: Readonly<Record<Feature, InLanguages>> = {
  terrace: { nl: 'Met terras', fr: 'Avec terrasse', en: 'With a terrace', de: 'Mit Terrasse' },
  garden: { nl: 'Met tuin', fr: 'Avec jardin', en: 'With a garden', de: 'Mit Garten' },
  garage: { nl: 'Met garage', fr: 'Avec garage', en: 'With a garage', de: 'Mit Garage' },
  lift: { nl: 'Met lift', fr: 'Avec ascenseur', en: 'With a lift', de: 'Mit Aufzug' },
  furnished: { nl: 'Gemeubeld', fr: 'Meublé', en: 'Furnished', de: 'Möbliert' },
  'new-build': { nl: 'Nieuwbouw', fr: 'Construction neuve', en: 'New build', de: 'Neubau' },
  'ground-floor': {
    nl: 'Gelijkvloers',
    fr: 'Au rez-de-chaussée',
    en: 'On the ground floor',
    de: 'Im Erdgeschoss',
  },
};

/** By what texts are searched for, in English with its article. */
const AMENITY_NAMES: readonly InLanguages[] = [
  { nl: 'zwembad', fr: 'piscine', en: 'a swimming pool', de: 'Schwimmbad' },
  { nl: 'parkeerplaats', fr: 'parking', en: 'a parking space', de: 'Stellplatz' },
  { nl: 'carport', fr: 'carport', en: 'a carport', de: 'Carport' },
  { nl: 'kelder', fr: 'cave', en: 'a cellar', de: 'Keller' },
  { nl: 'open haard', fr: 'cheminée', en: 'a fireplace', de: 'Kamin' },
  { nl: 'zonnepanelen', fr: 'panneaux solaires', en: 'solar panels', de: 'Solaranlage' },
  { nl: 'warmtepomp', fr: 'pompe à chaleur', en: 'a heat pump', de: 'Wärmepumpe' },
  { nl: 'balkon', fr: 'balcon', en: 'a balcony', de: 'Balkon' },
  { nl: 'veranda', fr: 'véranda', en: 'a conservatory', de: 'Wintergarten' },
  { nl: 'zolder', fr: 'grenier', en: 'an attic', de: 'Dachboden' },
  { nl: 'zeezicht', fr: 'vue sur mer', en: 'a sea view', de: 'Meerblick' },
  { nl: 'wasplaats', fr: 'buanderie', en: 'a utility room', de: 'Waschküche' },
  { nl: 'laadpaal', fr: 'borne de recharge', en: 'a charging point', de: 'Ladestation' },
  { nl: 'ingerichte keuken', fr: 'cuisine équipée', en: 'a fitted kitchen', de: 'Einbauküche' },
];

const labelled = (names: InLanguages): InLanguages => ({
  nl: `Met ${names.nl}`,
  fr: `Avec ${names.fr}`,
  en: `With ${names.en}`,
  de: `Mit ${names.de}`,
});

export const SUGGESTED_FEATURES: readonly SuggestedFeature[] = [
  ...FEATURES.map((feature) => ({
    feature,
    names: FEATURE_WORDS[feature],
    label: FEATURE_NAMES[feature],
    search: FEATURE_NAMES[feature],
  })),
  ...AMENITY_NAMES.map((names) => ({
    names: AMENITY_WORDS.find((words) => words.includes(foldWords(names.fr)))!,
    label: labelled(names),
    search: { ...names, en: names.en.replace(/^an? /, '') },
  })),
];

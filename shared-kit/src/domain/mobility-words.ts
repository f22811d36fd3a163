import type { Language } from './languages.ts';
import { foldWords } from './slug.ts';

/** What the mobility score rates (product P9): exporters name its categories in words, each in the language of the record. */
const CATEGORIES: readonly Readonly<Record<Language, string>>[] = [
  {
    nl: 'Openbaar vervoer',
    fr: 'Transports en commun',
    en: 'Public transport',
    de: 'Öffentlicher Verkehr',
  },
  { nl: 'Trein', fr: 'Train', en: 'Train', de: 'Zug' },
  { nl: 'Bus', fr: 'Bus', en: 'Bus', de: 'Bus' },
  { nl: 'Fiets', fr: 'Vélo', en: 'Cycling', de: 'Fahrrad' },
  { nl: 'Te voet', fr: 'Marche', en: 'Walking', de: 'Zu Fuß' },
  { nl: 'Autowegen', fr: 'Accès routier', en: 'Road access', de: 'Straßenanbindung' },
  { nl: 'Autosnelweg', fr: 'Autoroute', en: 'Motorway', de: 'Autobahn' },
  { nl: 'Scholen', fr: 'Écoles', en: 'Schools', de: 'Schulen' },
  { nl: 'Winkels', fr: 'Commerces', en: 'Shops', de: 'Geschäfte' },
];

const BY_WORD = new Map(
  CATEGORIES.flatMap((category) =>
    Object.values(category).map((name) => [foldWords(name), category] as const),
  ),
);

/** The name of a category in every language, by its name in any of them; undefined for one that is not known. */
export function mobilityWords(name: string): Readonly<Record<Language, string>> | undefined {
  return BY_WORD.get(foldWords(name));
}

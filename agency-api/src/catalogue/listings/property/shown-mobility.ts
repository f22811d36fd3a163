import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { ShownScore, WholeRecord } from '../../../database/stored/shown-listing.ts';
import { languageOrder } from '../language-order.ts';

/**
 * The mobility score: its numbers are facts, those of the first record that has them; its words are of the page's language (product P9).
 * A category that the record of this language lacks is named by the site. What the site cannot name is shown in the words of one record
 * alone, or it would stand there once in each language.
 */
export function mergedScore(
  records: ReadonlyMap<Language, Pick<WholeRecord, 'MobilityScore'>>,
  { config, language }: { config: AgencyConfig; language: Language },
): ShownScore | undefined {
  const scoredIn = (codes: ReturnType<typeof languageOrder>) =>
    codes.flatMap((code) => {
      const score = records.get(code)?.MobilityScore;
      return score ? [{ code, total: score.Total, categories: listCategories(score) }] : [];
    });
  const inOrder = scoredIn(languageOrder(config));
  const [first] = inOrder;
  if (!first) return undefined;
  const worded = scoredIn(languageOrder(config, language)).find(({ categories }) => categories.length > 0);
  // The first record comes last, so that its numbers stay.
  const scores = new Map(
    inOrder
      .toReversed()
      .flatMap(({ categories }) => categories)
      .map(({ key, score }) => [key, score]),
  );
  const named = new Map<string, ShownScore['categories'][number]>();
  for (const { code, categories } of worded ? [worded, ...inOrder] : [])
    for (const { key, name } of categories)
      if (!named.has(key) && (code === worded?.code || mobilityWords(name)))
        named.set(key, { name, language: code, score: scores.get(key)! });
  return { total: first.total, categories: [...named.values()] };
}

/** The key of a category is the same in every language, if the site knows it. */
function listCategories({ Total: _, ...scores }: Record<string, number>) {
  return Object.entries(scores).map(([name, score]) => ({
    key: mobilityWords(name)?.en ?? foldWords(name),
    name,
    score,
  }));
}

/** Categories in the words of the page's record, else in those of the site. */
export function shownMobility(score: ShownScore | undefined, language: Language): PropertyDetail['mobility'] {
  if (!score) return null;
  const categories = score.categories.map(({ name, language: source, score }) => {
    const words = source === language ? undefined : mobilityWords(name);
    if (words) return { name: words[language], score };
    return source === language ? { name, score } : { name, language: source, score };
  });
  return { total: score.total, categories };
}

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
function mobilityWords(name: string): Readonly<Record<Language, string>> | undefined {
  return BY_WORD.get(foldWords(name));
}

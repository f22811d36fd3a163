import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { mobilityWords } from 'shared-kit/domain/mobility-words';
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

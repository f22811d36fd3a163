import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { Goal } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import { FEATURES, type Feature } from 'shared-kit/domain/search-criteria';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { featureBit } from '../feature-bits.ts';
import type { ListingData } from '../listing-data.ts';
import { rowsWithWords } from '../text/word-rows.ts';
import { FILLERS } from '../words/filler-words.ts';
import { namedKinds } from '../words/named-kinds.ts';
import { SUGGESTED_FEATURES, type SuggestedFeature } from '../words/feature-words.ts';
import { matchedParts } from './suggestion-index.ts';

type SuggestedData = Pick<ListingData, 'columns' | 'vocabulary'>;

/** A suggested feature, and whether the typed words are its whole name. */
interface FeatureSuggestion {
  item: Suggestion;
  isWhole: boolean;
}

/** Fewer letters begin nothing. */
const SHORTEST = 3;

/** What homes are asked for, by the beginning of its name in any language, those first that most homes have. None that no home has. */
export async function featureSuggestions(
  database: Database,
  config: AgencyConfig,
  data: SuggestedData,
  { goal, language, words, most }: { goal: Goal; language: Language; words: readonly string[]; most: number },
): Promise<FeatureSuggestion[]> {
  const typed = words.filter((word) => !FILLERS.has(word)).join(' ');
  if (typed.length < SHORTEST) return [];
  const named = SUGGESTED_FEATURES.filter(({ names }) => names.some((name) => name.startsWith(typed)));
  const counts = await Promise.all(
    named.map((what) => countMatches(database, config, data, { what, goal, language })),
  );
  return named
    .map((what, index) => ({
      item: toSuggestion(what, language, counts[index]!, words),
      isWhole: what.names.includes(typed),
    }))
    .filter(({ item }) => item.count > 0)
    .sort(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) ||
        // "Gar" is of "garage" in French, before "garden".
        b.item.matched.length - a.item.matched.length ||
        b.item.count - a.item.count,
    )
    .slice(0, most);
}

function toSuggestion(
  { feature, label, search }: SuggestedFeature,
  language: Language,
  count: number,
  words: readonly string[],
): Suggestion {
  const said = search[language];
  return {
    kind: 'feature',
    key: feature ?? foldWords(said),
    label: label[language],
    detail: '',
    count,
    matched: matchedParts(label[language], words),
    filters: feature ? { with: [feature] } : { search: said },
    place: null,
  };
}

/** How many listings choosing it finds. */
async function countMatches(
  database: Database,
  config: AgencyConfig,
  { columns, vocabulary }: SuggestedData,
  { what, goal, language }: { what: SuggestedFeature; goal: Goal; language: Language },
): Promise<number> {
  const { ofFeatures, ofTexts } = findCounts(columns, goal);
  if (what.feature) return ofFeatures.get(what.feature)!;
  // A feed may have a type of that name, which is suggested as such.
  const named = namedKinds(vocabulary).get(foldWords(what.search[language]));
  if (named?.kind !== 'texts') return 0;
  const found = await rowsWithWords(database, config, columns, named);
  const known = ofTexts.get(found) ?? found.filter((row) => isOpen(columns, goal, row)).length;
  ofTexts.set(found, known);
  return known;
}

/** Numbers of public listings of a goal that are to be had. */
interface Counts {
  ofFeatures: ReadonlyMap<Feature, number>;
  /** By the rows whose texts say so. */
  ofTexts: WeakMap<Int32Array, number>;
}

const byColumns = new WeakMap<ListingColumns, Map<Goal, Counts>>();

/** Counted once for each version of the data. */
function findCounts(columns: ListingColumns, goal: Goal): Counts {
  const ofGoals = byColumns.get(columns) ?? new Map<Goal, Counts>();
  byColumns.set(columns, ofGoals);
  const counts = ofGoals.get(goal) ?? { ofFeatures: countFeatures(columns, goal), ofTexts: new WeakMap() };
  ofGoals.set(goal, counts);
  return counts;
}

function countFeatures(columns: ListingColumns, goal: Goal): Map<Feature, number> {
  const { features } = columns.of;
  const open = columns.ofList(goal, false).filter((row) => columns.closed[row] === 0);
  return new Map(
    FEATURES.map((feature) => {
      const bit = featureBit(feature);
      return [feature, open.filter((row) => (features[row]! & bit) !== 0).length];
    }),
  );
}

const isOpen = ({ of, closed, discreet }: ListingColumns, goal: Goal, row: number): boolean =>
  of.goal[row] === goal && closed[row] === 0 && discreet[row] === 0;

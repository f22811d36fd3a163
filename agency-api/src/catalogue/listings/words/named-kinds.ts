import { FEATURES, type Feature } from 'shared-kit/domain/search-criteria';
import { foldWords } from 'shared-kit/domain/slug';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { AMENITY_WORDS } from './amenity-words.ts';
import { FEATURE_WORDS } from './feature-words.ts';
import { NamedWords, type InLanguages, type WordGroup } from './named-words.ts';
import { TYPE_WORDS } from './type-words.ts';

/** What words name that is no place: a feature, types of the feeds, or what only texts say, in any of some phrases. `names` are one word for it in each language. */
export type NamedKind = { names?: InLanguages } & (
  | { kind: 'feature'; feature: Feature }
  | { kind: 'type'; webIds: readonly number[]; mainTypeIds: readonly number[] }
  | { kind: 'texts'; phrases: readonly string[]; inTitle: boolean }
);

const byVocabulary = new WeakMap<Vocabulary, NamedWords<NamedKind>>();

/** Features, types and amenities by their words in all languages; gathered once. */
export function namedKinds(vocabulary: Vocabulary): NamedWords<NamedKind> {
  const known = byVocabulary.get(vocabulary) ?? gatherKinds(vocabulary);
  byVocabulary.set(vocabulary, known);
  return known;
}

function gatherKinds(vocabulary: Vocabulary): NamedWords<NamedKind> {
  const named = new NamedWords<NamedKind>();
  const addGroup = ({ names, words }: WordGroup, kind: NamedKind) => {
    for (const word of words) named.add(word, { ...kind, names });
  };
  for (const feature of FEATURES) addGroup(FEATURE_WORDS[feature], { kind: 'feature', feature });
  for (const group of TYPE_WORDS) {
    const types = typesCalled(vocabulary, group.words);
    addGroup(group, types ?? { kind: 'texts', phrases: group.words, inTitle: true });
  }
  const { types, mainTypes } = vocabulary;
  for (const { names } of [...types.entries(), ...mainTypes.entries()]) {
    for (const words of names.map(foldWords)) {
      const own = typesCalled(vocabulary, [words]);
      if (own) named.add(words, own);
    }
  }
  for (const group of AMENITY_WORDS) addGroup(group, { kind: 'texts', phrases: group.words, inTitle: false });
  return named;
}

/**
 * The types that have any of the names. A property type counts as the filter by it does; where none has the name, main types do that are
 * called so or begin so ("Villa d'architecte").
 */
function typesCalled({ types, mainTypes }: Vocabulary, names: readonly string[]): NamedKind | undefined {
  const isName = (own: string[]) => own.some((name) => names.includes(foldWords(name)));
  const begins = (own: string[]) =>
    own.some((name) => names.some((word) => foldWords(name).startsWith(`${word} `)));
  const all = [...types.entries()];
  const exact = all.filter((type) => isName(type.names));
  const webIds = (exact.length > 0 ? exact : all.filter((type) => begins(type.names))).map(
    ({ webId }) => webId,
  );
  if (webIds.length > 0) return { kind: 'type', webIds, mainTypeIds: [] };
  const mainTypeIds = [...mainTypes.entries()]
    .filter((type) => isName(type.names) || begins(type.names))
    .map(({ id }) => id);
  return mainTypeIds.length > 0 ? { kind: 'type', webIds, mainTypeIds } : undefined;
}

/**
 * The one feature, or else the types, of which a word begins so: "ascens", "appart", "architecte". Undefined where it begins none, or several
 * features.
 */
export function kindsBegunBy(
  vocabulary: Vocabulary,
  word: string,
): Exclude<NamedKind, { kind: 'texts' }> | undefined {
  const { types, mainTypes } = vocabulary;
  const hasWord = ({ names }: { names: string[] }) =>
    names.some((name) => ` ${foldWords(name)}`.includes(` ${word}`));
  const features = new Set<Feature>();
  const webIds = new Set([...types.entries()].filter(hasWord).map(({ webId }) => webId));
  const mainTypeIds = new Set([...mainTypes.entries()].filter(hasWord).map(({ id }) => id));
  for (const [name, named] of namedKinds(vocabulary).entries()) {
    if (word.length < SHORTEST || !name.startsWith(word)) continue;
    if (named.kind === 'feature') features.add(named.feature);
    if (named.kind !== 'type') continue;
    for (const id of named.webIds) webIds.add(id);
    for (const id of named.mainTypeIds) mainTypeIds.add(id);
  }
  if (webIds.size + mainTypeIds.size > 0)
    return { kind: 'type', webIds: [...webIds], mainTypeIds: [...mainTypeIds] };
  const [feature] = features;
  return feature !== undefined && features.size === 1 ? { kind: 'feature', feature } : undefined;
}

/** Fewer letters begin no feature, and no type but by the names of the feeds. */
const SHORTEST = 3;

/** German umlauts may be written as two letters: "moebliert". */
export const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1');

import type { Suggestion, SuggestionSearch } from 'shared-kit/contracts/api/suggestion';
import { foldWords } from 'shared-kit/domain/slug';
import { townOrder } from 'shared-kit/domain/towns';
import type { OpenCounts } from './open-counts.ts';
import type { Suggestible } from './suggestible.ts';

interface Match {
  what: Suggestible;
  /** 0 for a name as typed, 1 for one that begins so, 2 for words of it; 3 more for a name that the label does not show. */
  rank: number;
  shown: string | undefined;
}

const UNSHOWN = 3;
/** More towns than this come after all else. */
const MOST_TOWNS = 6;
/** Pairs of a place and a type, of the likeliest of each. */
const PAIRED = 2;

/** Finds what typed words may mean. */
export class SuggestionIndex {
  readonly #all: Suggestible[];
  /** Those with listings. */
  readonly #places: Suggestible[];
  readonly #types: Suggestible[];
  readonly #counts: OpenCounts;
  readonly #goal: number;
  readonly #compareLabels: ReturnType<typeof townOrder>;

  constructor(
    all: Suggestible[],
    counts: OpenCounts,
    { goal, lang }: Pick<SuggestionSearch, 'goal' | 'lang'>,
  ) {
    this.#all = all;
    const offered = all.filter(({ count }) => count > 0);
    this.#places = offered.filter(({ kind }) => kind !== 'type');
    this.#types = offered.filter(({ kind }) => kind === 'type');
    this.#counts = counts;
    this.#goal = goal;
    this.#compareLabels = townOrder(lang);
  }

  /** The likeliest first; pairs of a place and a type ("namur villa") before all. */
  find(words: readonly string[], most: number): Suggestion[] {
    const single = this.#matches(words);
    const towns = new Set(single.filter(({ what }) => what.kind === 'town').slice(MOST_TOWNS));
    const spread = [...single.filter((match) => !towns.has(match)), ...towns];
    const shown = spread.slice(0, most).map((match) => toSuggestion(match, words));
    return [...this.#pairs(words), ...shown].slice(0, most);
  }

  #matches(words: readonly string[], among = this.#all): Match[] {
    const typed = words.join(' ');
    const matches: Match[] = [];
    for (const what of among) {
      let best: Match | undefined;
      for (const { words: name, shown } of what.names) {
        const rank = computeRank(name, typed, words);
        if (rank === undefined) continue;
        const own = rank + (shown === undefined ? 0 : UNSHOWN);
        if (!best || own < best.rank) best = { what, rank: own, shown };
      }
      if (best) matches.push(best);
    }
    return matches.sort(
      (a, b) =>
        Number(a.what.count === 0) - Number(b.what.count === 0) ||
        a.rank - b.rank ||
        // A town before the province of its name.
        Number(isArea(a.what)) - Number(isArea(b.what)) ||
        b.what.count - a.what.count ||
        this.#compareLabels(a.what.label, b.what.label),
    );
  }

  #pairs(words: readonly string[]): Suggestion[] {
    const pairs: Suggestion[] = [];
    for (let cut = 1; cut < words.length; cut++) {
      for (const [place, type] of [
        [words.slice(0, cut), words.slice(cut)],
        [words.slice(cut), words.slice(0, cut)],
      ] as const) {
        const types = this.#likeliest(type, true);
        if (types.length === 0) continue;
        for (const there of this.#likeliest(place, false))
          pairs.push(...types.map((kind) => this.#pair(there.what, kind.what, words)));
      }
    }
    const useful = pairs.filter(({ count }) => count > 0);
    return [...new Map(useful.map((pair) => [pair.key, pair])).values()].slice(0, PAIRED);
  }

  #likeliest(words: readonly string[], isType: boolean): Match[] {
    return this.#matches(words, isType ? this.#types : this.#places).slice(0, PAIRED);
  }

  #pair(place: Suggestible, type: Suggestible, words: readonly string[]): Suggestion {
    const label = `${type.label} · ${place.label}`;
    return {
      kind: place.kind,
      key: `${place.key} ${type.key}`,
      label,
      detail: place.detail,
      count: this.#counts.of(this.#goal, { ...place.wanted, ...type.wanted }),
      matched: matchedParts(label, words),
      filters: { ...place.filters, ...type.filters },
      place: null,
    };
  }
}

const isArea = ({ kind }: Suggestible): boolean => kind === 'province' || kind === 'region';

function computeRank(name: string, typed: string, words: readonly string[]): number | undefined {
  if (name.startsWith(typed)) return name.length === typed.length || name[typed.length] === ' ' ? 0 : 1;
  return words.every((word) => hasWord(name, word)) ? 2 : undefined;
}

/** Whether a word of the name begins so. */
const hasWord = (name: string, word: string): boolean => name.startsWith(word) || name.includes(` ${word}`);

function toSuggestion({ what, shown }: Match, words: readonly string[]): Suggestion {
  const { kind, key, label, detail, count, filters } = what;
  return {
    kind,
    key,
    label,
    detail: [detail, shown].filter(Boolean).join(' · '),
    count,
    matched: matchedParts(label, words),
    filters,
    place: null,
  };
}

/** The parts of a label that begin with one of the typed words, ignoring case and accents. */
export function matchedParts(label: string, typedWords: readonly string[]): Suggestion['matched'] {
  return [...label.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = foldWords(word);
    const typed = typedWords
      .filter((candidate) => folded.startsWith(candidate))
      .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '');
    return typed === '' ? [] : [[index, index + countLetters(word, typed.length)] as [number, number]];
  });
}

/** How many units of a word fold to so many letters: one letter may fold to two. */
function countLetters(word: string, folded: number): number {
  let units = 0;
  while (units < word.length && foldWords(word.slice(0, units)).length < folded) units++;
  return units;
}

import type { UnderstoodFilters, UnderstoodKind } from 'shared-kit/contracts/api/understood';
import type { MeasureColumn, RoomColumn } from '../columns/listing-columns.ts';
import type { Around } from '../points/around.ts';
import type { Bounds } from '../words/amount-words.ts';
import type { InLanguages } from '../words/named-words.ts';
import type { Span } from '../words/folded-text.ts';

/** What one word, or several that belong together, may mean: a listing is meant that is any of it. */
export interface Meaning {
  cityIds: readonly number[];
  /** What is near the towns is meant too. */
  around?: Around | undefined;
  typeSetIds: readonly number[];
  mainTypeIds: readonly number[];
  projectIds?: readonly number[];
  /** A part of a reference, or the beginning of an ID. */
  reference?: string | undefined;
  /** The beginning of a street's name, from any of its words on, folded. */
  street?: string;
  /** Rows of listings whose texts say so. */
  rows?: Int32Array | undefined;
  /** Bits that all must be set, or none of which may be. */
  features?: number;
  lacks?: number;
  /** Rows of listings whose texts must not say so. */
  lacksRows?: Int32Array;
  rooms?: { column: RoomColumn; least: number };
  range?: Bounds & { column: Extract<MeasureColumn, 'price' | 'living' | 'plot'> };
  /** Any of them, 1 for a to 7 for g. */
  energy?: readonly number[];
}

export const NOTHING: Meaning = { cityIds: [], typeSetIds: [], mainTypeIds: [] };

/** One thing that a text asks for. */
export interface TextPart {
  kind: UnderstoodKind;
  /** Where the text says so. */
  spans: readonly Span[];
  meaning: Meaning;
  /** As the page calls it; null where it is called as typed, or where the page has its own words for the kind. */
  label: string | null;
  /** What it is by the names of the address, where a filter says the same. */
  filters: UnderstoodFilters;
  /** The same in a word of each language, where it has one. */
  inLanguages?: Partial<InLanguages>;
  /** Its words are known, though no listing may be meant. */
  isKnown?: boolean;
}

/** Whether it means something, though maybe no listing. */
export const isUnderstood = ({ isKnown = false, meaning }: TextPart): boolean =>
  isKnown || !isNothing(meaning);

export function isNothing({
  cityIds,
  typeSetIds,
  mainTypeIds,
  projectIds = [],
  rows,
  ...others
}: Meaning): boolean {
  const { reference, street, features, lacks, lacksRows, rooms, range, energy } = others;
  const isNone = [cityIds, typeSetIds, mainTypeIds, projectIds, rows ?? []].every(
    ({ length }) => length === 0,
  );
  return (
    isNone &&
    [reference, street, features, lacks, lacksRows, rooms, range, energy].every(
      (value) => value === undefined,
    )
  );
}

/** A part that is called as typed, and is no filter. */
export const createPart = (kind: TextPart['kind'], span: Span, meaning: Meaning): TextPart => ({
  kind,
  spans: [span],
  meaning,
  label: null,
  filters: {},
});

import type { ListingColumns } from '../columns/listing-columns.ts';
import type { Around } from '../map-area.ts';
import type { FoldedText } from '../words/folded-text.ts';
import type { Meaning, TextPart } from './text-meaning.ts';
import { hasMeaning } from './text-rows.ts';

/** Between two things: either is wanted. */
const OR = /\b(?:ou|of|or|oder)\b/;

/**
 * What a listing must have, all of it. Types of which no home is both ("maison appartement") and places that do not lie in each other
 * ("Namur Liège") are alternatives, as they are in the filters; so is what an "or" stands between.
 */
export function joinedMeanings(
  text: FoldedText,
  parts: readonly TextPart[],
  columns: ListingColumns,
): Meaning[] {
  const groups: TextPart[][] = [];
  for (const part of parts) {
    const group = groups.find(
      ([first]) => alternativeKind(first!) !== undefined && alternativeKind(first!) === alternativeKind(part),
    );
    if (group && group.every((other) => areAlternatives(text, other, part, columns))) group.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => group.map(({ meaning }) => meaning).reduce(either));
}

function alternativeKind({ kind }: TextPart): 'place' | 'type' | undefined {
  if (kind === 'town' || kind === 'area') return 'place';
  return kind === 'type' ? 'type' : undefined;
}

function areAlternatives(text: FoldedText, one: TextPart, other: TextPart, columns: ListingColumns): boolean {
  const between = text.folded.slice(one.spans.at(-1)!.to, other.spans[0]!.from);
  if (OR.test(between)) return true;
  const [isOne, isOther] = [hasMeaning(columns, one.meaning), hasMeaning(columns, other.meaning)];
  for (let row = 0; row < columns.size; row++) if (isOne(row) && isOther(row)) return false;
  return true;
}

function either(one: Meaning, other: Meaning): Meaning {
  return {
    ...other,
    ...one,
    cityIds: [...one.cityIds, ...other.cityIds],
    around: joined(one.around, other.around),
    typeSetIds: [...one.typeSetIds, ...other.typeSetIds],
    mainTypeIds: [...one.mainTypeIds, ...other.mainTypeIds],
  };
}

const joined = (one: Around | undefined, other: Around | undefined): Around | undefined =>
  one && other ? { ...one, centres: [...one.centres, ...other.centres] } : (one ?? other);

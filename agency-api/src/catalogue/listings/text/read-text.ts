import { foldWords } from 'shared-kit/domain/slug';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { FILLERS } from '../words/filler-words.ts';
import { FoldedText } from '../words/folded-text.ts';
import { knownWords, placeNameWords, streetWords } from '../words/nearest-word.ts';
import { claimKinds } from './claim-kinds.ts';
import { claimAmounts, claimEnergy, claimRooms } from './claim-measures.ts';
import { claimOtherWords } from './claim-other-words.ts';
import { claimOtherPlaces, claimPlaces } from './claim-places.ts';
import { claimProjects } from './claim-projects.ts';
import { claimFigures, claimReferences, wholeReference } from './claim-references.ts';
import { claimQuoted } from './claim-quoted.ts';
import { claimOtherStreets, claimStreets } from './claim-streets.ts';
import { Claims, MOST_WORDS, type TextContext } from './claims.ts';
import { joinedMeanings } from './joined-meanings.ts';
import { rowsTitled } from './said-words.ts';
import { isUnderstood, NOTHING, createPart, type Meaning, type TextPart } from './text-meaning.ts';
import type { TextFilter } from './text-rows.ts';
import { rowsWithWords } from './word-rows.ts';

/** A typed text, as it was understood. */
export interface ReadText extends TextFilter {
  text: FoldedText;
  /** In the order of the text. */
  parts: readonly TextPart[];
  /** The text as it was understood, if words were taken for misspelt ones. */
  corrected: string | null;
}

/**
 * Reads a typed text; undefined where it asks for nothing. The title of a listing means that listing alone, unless all of its words are
 * filters: "Maison à vendre à Namur" asks for more than the homes that are called so. Only where a text means nothing as typed are its words
 * taken for misspelt ones.
 */
export async function readText(typed: string, context: TextContext): Promise<ReadText | undefined> {
  const text = new FoldedText(typed.trim());
  if (text.folded.trim() === '') return undefined;
  const asTyped = await readAsTyped(text, context);
  if (asTyped.readings.length > 0) return asTyped.parts.length > 0 ? asTyped : undefined;
  const corrected = correctedText(asTyped, context);
  if (corrected === undefined) return asTyped;
  const asCorrected = await readAsTyped(new FoldedText(corrected), context);
  return asCorrected.readings.length > 0 ? { ...asCorrected, corrected } : asTyped;
}

/** In this order: what is claimed first is nothing else. */
const CLAIMS: readonly ((claims: Claims) => void)[] = [
  claimQuoted,
  claimStreets,
  claimProjects,
  claimRooms,
  claimAmounts,
  claimEnergy,
  claimReferences,
  claimPlaces,
  claimOtherPlaces,
  claimKinds,
  claimFigures,
  claimOtherStreets,
  claimOtherWords,
];

async function readAsTyped(text: FoldedText, context: TextContext): Promise<ReadText> {
  const claims = new Claims(text, context);
  for (const claim of CLAIMS) claim(claims);
  const [parts, inTitles] = await Promise.all([claims.settled(), rowsInTitle(text, context)]);
  const saysMore = parts.some(({ kind }) => kind === 'words');
  const titled = saysMore ? await rowsTitled(context, text.typed, inTitles) : NO_ROWS;
  if (titled.length > 0) return ofTitle(text, titled);
  const others = [
    ...wholeReference(text, context.columns),
    ...(inTitles.length > 0 ? [{ ...NOTHING, rows: inTitles }] : []),
  ];
  return {
    text,
    parts,
    readings: [...joinedReading(text, parts, context.columns), ...others.map((meaning) => [meaning])],
    corrected: null,
  };
}

const NO_ROWS = new Int32Array();

/** The title of listings, as one part: its words are no filters. */
function ofTitle(text: FoldedText, rows: Int32Array): ReadText {
  const part = createPart('words', { from: 0, to: text.folded.length }, { ...NOTHING, rows });
  return { text, parts: [part], readings: [[part.meaning]], corrected: null };
}

/** All parts together; none where one means nothing. */
function joinedReading(text: FoldedText, parts: readonly TextPart[], columns: ListingColumns): Meaning[][] {
  const isEmpty = parts.length === 0 && text.words.length === 0;
  return isEmpty || !parts.every(isUnderstood) ? [] : [joinedMeanings(text, parts, columns)];
}

/** Texts with fewer words than this are no title. */
const SHORTEST_TITLE = 4;

/** Listings that have just these words in a row in their title, whatever else they mean. */
async function rowsInTitle(
  { typed }: FoldedText,
  { database, config, columns }: TextContext,
): Promise<Int32Array> {
  const said = foldWords(typed).split(' ').slice(0, MOST_WORDS);
  if (said.length < SHORTEST_TITLE || said.every((word) => FILLERS.has(word))) return NO_ROWS;
  return rowsWithWords(database, config, columns, { phrases: [said.join(' ')], inTitle: true });
}

/** The text with the nearest known words in place of those that mean nothing; undefined where none is near. */
function correctedText(
  { text, parts }: ReadText,
  { columns, vocabulary, language }: TextContext,
): string | undefined {
  const known = knownWords(vocabulary, language);
  const unknown = parts.filter((part) => !isUnderstood(part)).flatMap(({ spans }) => spans);
  const corrections = unknown.flatMap((span) => {
    const word = text.folded.slice(span.from, span.to);
    const near = known.nearest(word) ?? streetWords(columns).nearest(word) ?? placeNameWords().nearest(word);
    return near ? [{ span, written: near.written }] : [];
  });
  if (corrections.length === 0) return undefined;
  let corrected = '';
  let end = 0;
  for (const { span, written } of corrections) {
    corrected += text.typedAt({ from: end, to: span.from }) + written;
    end = span.to;
  }
  return corrected + text.typedAt({ from: end, to: text.folded.length });
}

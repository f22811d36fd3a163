import { referenceKey } from '../../records/listing-keys.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { referencedRows } from '../columns/referenced-rows.ts';
import type { FoldedText } from '../words/folded-text.ts';
import { namedPlaces, ZIP_WITH_COUNTRY } from '../words/place-words.ts';
import type { Claims } from './claims.ts';
import { NOTHING, createPart, type Meaning } from './text-meaning.ts';
import { rowsWithWords } from './word-rows.ts';

/** Letters and then digits, as references are written; what is written so and is none means nothing else. */
const REFERENCE = /^[a-z]*[-/_]\d/;
/** A number below zero is no number of anything. */
const NEGATIVE = /^-\d$/;

/** What is written with digits and more, where a reference has it: "NAM-7001". */
export function claimReferences(claims: Claims): void {
  const { columns, vocabulary } = claims.context;
  for (const { 0: said, index } of claims.text.folded.matchAll(/\S*\d\S*/g)) {
    const span = { from: index, to: index + said.length };
    if (!/[^\d.,+]/.test(said) || !claims.isFree(span)) continue;
    const reference = NEGATIVE.test(said) ? undefined : findReference(columns, said);
    const zip = ZIP_WITH_COUNTRY.exec(said)?.[1];
    if (reference === undefined && zip && namedPlaces(vocabulary).get(zip)) continue;
    if (reference !== undefined || REFERENCE.test(said) || NEGATIVE.test(said))
      claims.add(createPart('reference', span, { ...NOTHING, reference }));
  }
}

/** Digits: a part of a reference, the beginning of an ID or of a postal code. Beside other words they may be of the texts ("4 façades"). */
export function claimFigures(claims: Claims): void {
  const { database, config, columns, vocabulary } = claims.context;
  for (const { word, ...span } of claims.text.words) {
    const reference = /^\d+$/.test(word) && claims.isFree(span) ? findReference(columns, word) : undefined;
    if (reference === undefined) continue;
    if (word.length < 4 && claims.words.length > 1) {
      const said = rowsWithWords(database, config, columns, { phrases: [word], inTitle: false });
      claims.addLater(
        span,
        said.then((rows) => createPart('words', span, { ...NOTHING, reference, rows })),
      );
    } else {
      const cityIds = vocabulary.cities.idsOfWords(word);
      claims.add(createPart('reference', span, { ...NOTHING, reference, cityIds }));
    }
  }
}

/** A text of several words that is a reference, or a part of one. */
export function wholeReference({ folded, words }: FoldedText, columns: ListingColumns): Meaning[] {
  const reference = words.length > 1 ? findReference(columns, folded) : undefined;
  return reference === undefined ? [] : [{ ...NOTHING, reference }];
}

/** What was typed, as references are compared, where a listing has such a one. */
export function findReference(columns: ListingColumns, typed: string): string | undefined {
  const key = referenceKey(typed);
  return key !== '' && !referencedRows(columns, key).next().done ? key : undefined;
}

import { foldWords } from 'shared-kit/domain/slug';
import { referenceKey } from '../../records/listing-keys.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { referencedRows } from '../columns/row-filters.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
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

/** Names of projects, whose words may mean something else too. */
export function claimProjects(claims: Claims): void {
  const { words } = claims;
  for (const { id, names } of claims.context.vocabulary.projects.entries()) {
    for (const name of names) {
      const own = foldWords(name).split(' ');
      const from = words.findIndex((_word, at) => own.every((word, index) => words[at + index] === word));
      const span = from < 0 ? undefined : claims.span(from, from + own.length);
      if (span) claims.add(createPart('words', span, { ...NOTHING, projectIds: [id] }));
    }
  }
}

/** Projects with a word, or several in a row, in their name: "tilleuls". */
export function projectsWith(words: string, { projects }: Vocabulary): number[] {
  const hasIt = (names: string[]) => names.some((name) => ` ${foldWords(name)} `.includes(` ${words} `));
  return [...projects.entries()].filter(({ names }) => hasIt(names)).map(({ id }) => id);
}

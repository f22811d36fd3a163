import { foldWords } from 'shared-kit/domain/slug';
import { negationBefore } from '../words/filler-words.ts';
import { namedKinds } from '../words/named-kinds.ts';
import { namedPlaces, placeWord } from '../words/place-words.ts';
import { projectsWith } from './claim-projects.ts';
import { findReference } from './claim-references.ts';
import type { Claims, TextContext } from './claims.ts';
import { NOTHING, createPart, type Meaning } from './text-meaning.ts';
import { rowsWithWords } from './word-rows.ts';

/** What stands between quotation marks of any language, the first of which begins a word. */
const QUOTED = /(?<!\S)["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/**
 * A part in quotation marks is one phrase: of texts, a street, a project, or a reference; with "sans" before it, of texts that do not say
 * it. The name of a place, a type or a feature means the same with them and without.
 */
export function claimQuoted(claims: Claims): void {
  const { text, words, context } = claims;
  for (const { 0: quoted, 1: inner = '', index } of text.folded.matchAll(QUOTED)) {
    const phrase = foldWords(inner);
    if (phrase === '' || isNamed(phrase, context)) continue;
    const to = index + quoted.length;
    const first = text.words.findIndex(({ from }) => from > index);
    const negation = negationBefore(words, first);
    const span = { from: negation === undefined ? index : text.words[negation]!.from, to };
    const meant = negation === undefined ? readMeaning(inner, phrase, context) : notSaid(phrase, context);
    claims.addLater(
      span,
      meant.then((meaning) => ({ ...createPart('words', span, meaning), isKnown: true })),
    );
  }
}

/** Whether a phrase is the whole name of a place, a type or a feature. */
function isNamed(phrase: string, { vocabulary }: TextContext): boolean {
  const words = phrase.split(' ');
  const named = [
    namedPlaces(vocabulary).longestFrom(words.map(placeWord), 0),
    namedKinds(vocabulary).longestFrom(words, 0),
  ];
  return named.some((found) => found?.length === words.length);
}

async function readMeaning(inner: string, phrase: string, context: TextContext): Promise<Meaning> {
  const { columns, vocabulary } = context;
  return {
    ...NOTHING,
    ...(columns.streets.has(phrase) && { street: phrase }),
    reference: findReference(columns, inner.trim()),
    projectIds: projectsWith(phrase, vocabulary),
    rows: await rowsSaying(phrase, context),
  };
}

const notSaid = async (phrase: string, context: TextContext): Promise<Meaning> => ({
  ...NOTHING,
  lacksRows: await rowsSaying(phrase, context),
});

const rowsSaying = (phrase: string, { database, config, columns }: TextContext) =>
  rowsWithWords(database, config, columns, { phrases: [phrase], inTitle: false });

import { foldWords } from 'shared-kit/domain/slug';
import { projectsWith } from './claim-projects.ts';
import { referenceOf } from './claim-references.ts';
import type { Claims, TextContext } from './claims.ts';
import { NOTHING, partOf, type Meaning } from './text-meaning.ts';
import { rowsWithWords } from './word-rows.ts';

/** What stands between quotation marks of any language. */
const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** A part in quotation marks is one phrase: of texts, a street, a project, or a reference. */
export function claimQuoted(claims: Claims): void {
  for (const { 0: quoted, 1: inner = '', index } of claims.text.folded.matchAll(QUOTED)) {
    const phrase = foldWords(inner);
    if (phrase === '') continue;
    const span = { from: index, to: index + quoted.length };
    const meant = phraseMeaning(phrase, claims.context);
    claims.addLater(
      span,
      meant.then((meaning) => ({ ...partOf('words', span, meaning), isKnown: true })),
    );
  }
}

async function phraseMeaning(
  phrase: string,
  { database, config, columns, vocabulary }: TextContext,
): Promise<Meaning> {
  return {
    ...NOTHING,
    ...(columns.streets.has(phrase) && { street: phrase }),
    reference: referenceOf(columns, phrase),
    projectIds: projectsWith(phrase, vocabulary),
    rows: await rowsWithWords(database, config, columns, { phrases: [phrase], inTitle: false }),
  };
}

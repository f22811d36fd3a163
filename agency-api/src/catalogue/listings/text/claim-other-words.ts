import { foldWords } from 'shared-kit/domain/slug';
import { FILLERS, NEGATIONS } from '../words/filler-words.ts';
import type { Span } from '../words/folded-text.ts';
import { kindsBegunBy } from '../words/named-kinds.ts';
import { knownWords, type Word } from '../words/nearest-word.ts';
import { namedPlaces, placeWord } from '../words/place-words.ts';
import { kindPart } from './claim-kinds.ts';
import { begunPlace } from './claim-places.ts';
import { projectsWith, findReference } from './claim-references.ts';
import { MOST_WORDS, type Claims, type TextContext } from './claims.ts';
import { isSaid, stemAlike } from './said-words.ts';
import { isNothing, NOTHING, createPart, type Meaning, type TextPart } from './text-meaning.ts';
import { rowsWithWords } from './word-rows.ts';

/** All other words: the beginning of a name, or words of texts. Fillers count only in a text of nothing else, as the beginning of a town. */
export function claimOtherWords(claims: Claims): void {
  const { context } = claims;
  const free = claims.text.words.slice(0, MOST_WORDS).filter((word) => claims.isFree(word));
  const telling = free.filter(({ word }) => !FILLERS.has(word) && !NEGATIONS.has(word));
  for (const { word, ...span } of telling) claims.addLater(span, otherPart(word, span, context));
  const [only, ...others] = free;
  if (!claims.isEmpty || !only || others.length > 0) return;
  const cityIds = context.vocabulary.cities.idsOfWords(only.word);
  if (cityIds.length > 0) claims.add(createPart('town', only, { ...NOTHING, cityIds }));
}

async function otherPart(word: string, span: Span, context: TextContext): Promise<TextPart> {
  const { database, config, columns, vocabulary, language } = context;
  const said: Meaning = {
    ...NOTHING,
    ...(word.length >= SHORTEST && columns.streets.has(word) && { street: word }),
    reference: findReference(columns, word),
    projectIds: projectsWith(word, vocabulary),
    rows: await rowsWithWords(database, config, columns, { phrases: [word], inTitle: false }),
  };
  if (said.projectIds!.length > 0) return createPart('words', span, said);
  const begun = begunPart(word, span, context);
  const nearest = () => knownWords(vocabulary, language).nearest(word);
  if (said.rows!.length > 0) {
    const isName = begun !== undefined || (await isSlip(word, nearest(), context));
    if (!isName || (await isSaid(context, word, said.rows!))) return createPart('words', span, said);
    return begun ?? createPart('words', span, NOTHING);
  }
  if (begun) return withWords(begun, said, columns.streets.hasWord(word));
  if (!isNothing(said)) return createPart(said.street === undefined ? 'reference' : 'street', span, said);
  if (namedPlaces(vocabulary).get(placeWord(word)))
    return { ...createPart('town', span, NOTHING), isKnown: true };
  if (nearest() || word.length < SHORTEST) return createPart('words', span, NOTHING);
  const rows = await rowsWithWords(database, config, columns, {
    phrases: [word],
    inTitle: false,
    isUnfinished: true,
  });
  return createPart('words', span, { ...NOTHING, rows });
}

/**
 * Whether a word that texts seem to have was found only as it stems like a name: "bruxels" like "Bruxelles", though its letters are as near to
 * "Brussels", which is the same place.
 */
async function isSlip(word: string, near: Word | undefined, { database }: TextContext): Promise<boolean> {
  if (!near?.isName) return false;
  const alike = [near.folded, foldWords(near.written)].map((name) => stemAlike(database, word, name));
  return (await Promise.all(alike)).includes(true);
}

/** Fewer letters begin no street and no unfinished word of a text. */
const SHORTEST = 3;

/** The places, or else the feature or the types, of which a word begins so. */
function begunPart(word: string, span: Span, context: TextContext): TextPart | undefined {
  const place = begunPlace(word, span, context);
  const kind = kindsBegunBy(context.vocabulary, word);
  if (!kind) return place;
  const ofKind = kindPart(span, kind, false, context);
  if (!place) return ofKind;
  // Towns and types may both be meant; a feature is meant where nothing else begins so.
  if (kind.kind === 'feature') return place;
  return createPart('words', span, { ...ofKind.meaning, cityIds: place.meaning.cityIds });
}

/** With the reference that a word is too, and with the streets that have it as a whole word. */
function withWords(begun: TextPart, { street, reference }: Meaning, isWholeWord: boolean): TextPart {
  const more = {
    ...(reference !== undefined && { reference }),
    ...(street !== undefined && isWholeWord && { street }),
  };
  if (Object.keys(more).length === 0) return begun;
  return createPart(begun.kind, begun.spans[0]!, { ...begun.meaning, ...more });
}

import { FILLERS } from '../words/filler-words.ts';
import { MOST_WORDS, type Claims } from './claims.ts';
import { NOTHING, createPart } from './text-meaning.ts';

/** What street names begin with in French, and end with in Dutch and German. */
const BEGINS_STREET =
  /^(?:rue|avenue|chaussee|place|boulevard|quai|chemin|allee|square|impasse|clos|dreve|route|sentier)$/;
const ENDS_STREET = /(?:straat|laan|weg|plein|lei|strasse|platz)$/;
/** The number of a house, which no search goes by. */
const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/;

/** The longest runs of words that begin a street's name and say that it is a street, with the number behind it. */
export function claimStreets(claims: Claims): void {
  const { words } = claims;
  claimLongest(claims, (from, to) => {
    const isAlone = to - from === 1 && words.length > 1;
    const isTold = words
      .slice(from, to)
      .some((word) => ENDS_STREET.test(word) || (BEGINS_STREET.test(word) && !isAlone));
    // "place de parking": a street is named to its end, but for the one that is being typed.
    const isBroken = to < words.length && FILLERS.has(words[to - 1]!);
    return isTold && !isBroken && words.slice(from, to).join(' ').length >= 3;
  });
}

/** Runs of words without a place or a type in them that begin a street's name: "louvain" of "Chaussée de Louvain". */
export function claimOtherStreets(claims: Claims): void {
  claimLongest(
    claims,
    (from, to) => claims.words.slice(from, to).filter((word) => !FILLERS.has(word)).length >= 2,
  );
}

function claimLongest(claims: Claims, isCandidate: (from: number, to: number) => boolean): void {
  const { words } = claims;
  const { streets } = claims.context.columns;
  const count = Math.min(words.length, MOST_WORDS);
  for (let from = 0; from < count; from++) {
    for (let to = count; to > from; to--) {
      const street = words.slice(from, to).join(' ');
      const span = claims.span(from, to);
      if (!span || !isCandidate(from, to) || !streets.has(street)) continue;
      const numbered = HOUSE_NUMBER.test(words[to] ?? '') ? claims.span(from, to + 1) : undefined;
      claims.add(createPart('street', numbered ?? span, { ...NOTHING, street }));
      break;
    }
  }
}

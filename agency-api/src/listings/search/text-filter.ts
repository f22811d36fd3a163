import { foldWords } from 'shared-kit/domain/slug';
import { referenceKey } from '../../records/listing-keys.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { AREA_KINDS, areasCalled } from '../words/area-words.ts';
import { knownWords, streetWords, type Word } from '../words/nearest-word.ts';
import { readBedrooms } from './bedroom-words.ts';
import { referencedRows } from '../columns/referenced-rows.ts';

/** What one word, or several that belong together, may mean. */
export interface Meaning {
  cityIds: number[];
  typeSetIds: number[];
  mainTypeIds: number[];
  /** A part of a reference, or the beginning of an ID. */
  reference?: string | undefined;
  /** The beginning of a street's name, from any of its words on, folded. */
  street?: string;
}

/** A typed text: a listing is found if in any reading it has one meaning of every part. */
export interface TextFilter {
  readings: Meaning[][];
  /** The text as it was understood, if words were taken for misspelt ones. */
  corrected: string | null;
}

/** As typed, and folded into words with one blank between them. */
interface Part {
  typed: string;
  words: string;
}

/** What stands between two blanks, and the part that it is of; fillers are of none. */
interface Token extends Part {
  part: number | undefined;
}

/** More words than this are not looked at. */
const MOST_PARTS = 10;

/** Words that say nothing by themselves, folded. */
const FILLERS = new Set(
  'a an and au aan aux avec bei d das de den der des die du een en et for im in l la le les het met mit of on op or ou sur te the und van von voor with zu zum'.split(
    ' ',
  ),
);

/** What street names begin with in French; in Dutch and German it is the end of a word. */
const STREET_KINDS =
  /^(?:rue|avenue|chaussee|place|boulevard|quai|chemin|allee|square|impasse|clos|dreve|route|sentier)$|(?:straat|laan|weg|plein|lei|strasse|platz)$/;

const NOTHING: Meaning = { cityIds: [], typeSetIds: [], mainTypeIds: [] };

/** A typed text: what it names, and the least number of bedrooms that it asks for; each undefined without. */
export interface ReadText {
  text: TextFilter | undefined;
  bedrooms: number | undefined;
}

/** Reads a typed text. */
export function readText(columns: ListingColumns, vocabulary: Vocabulary, typed: string): ReadText {
  // Control characters separate words.
  const { bedrooms, rest, said } = readBedrooms(typed.replace(/\p{Cc}/gu, ' ').trim());
  if (rest === '') return { text: undefined, bedrooms };
  const { readings, corrected } = readNames(columns, vocabulary, rest);
  return { text: { readings, corrected: corrected && `${corrected} ${said}`.trim() }, bedrooms };
}

function readNames(columns: ListingColumns, vocabulary: Vocabulary, typed: string): TextFilter {
  const { tokens, parts } = partsOf(typed);
  // One word is read as a reference by itself.
  const whole = tokens.length > 1 ? { ...NOTHING, reference: referenceOf(columns, typed) } : NOTHING;
  const found = parts.map((part) => meaningOf(columns, vocabulary, part));
  const asTyped = streetRuns(columns, tokens, found.map(isNothing));
  const isRead = (index: number) =>
    !isNothing(found[index]!) || asTyped.some(({ parts: ofRun }) => ofRun.includes(index));
  const corrections = parts.map(({ words }, index) =>
    isRead(index)
      ? undefined
      : (knownWords(vocabulary).nearest(words) ?? streetWords(columns).nearest(words)),
  );
  const meanings = corrections.map((word, index) =>
    word ? meaningOf(columns, vocabulary, { typed: word.written, words: word.folded }) : found[index]!,
  );
  const isMisspelt = corrections.some((word) => word !== undefined);
  const runs = isMisspelt
    ? streetRuns(columns, corrected(tokens, corrections), meanings.map(isNothing))
    : asTyped;
  const readings = [
    ...(parts.length > 0 ? [meanings] : []),
    ...runs.map((run) => withStreet(meanings, run)),
    ...(isNothing(whole) ? [] : [[whole]]),
  ];
  return {
    readings: readings.filter((reading) => !reading.some(isNothing)),
    corrected:
      isMisspelt && isNothing(whole)
        ? parts.map((part, index) => corrections[index]?.written ?? part.typed).join(' ')
        : null,
  };
}

function corrected(tokens: Token[], corrections: (Word | undefined)[]): Token[] {
  return tokens.map((token) => {
    const word = token.part === undefined ? undefined : corrections[token.part];
    return word ? { ...token, words: word.folded } : token;
  });
}

/** Names of several words that mean an area belong together, and so does what is written in one. Fillers count only if alone. */
function partsOf(text: string): { tokens: Token[]; parts: Part[] } {
  const all = text
    .split(/\s+/)
    .map((typed) => ({ typed, words: foldWords(typed) }))
    .slice(0, 2 * MOST_PARTS);
  const telling = all.filter(({ words }) => words !== '' && !FILLERS.has(words));
  const kept = telling.length > 0 ? telling : all.filter(({ typed }) => referenceKey(typed) !== '');
  const groups = joinAreas(kept).slice(0, MOST_PARTS);
  const joined = (key: keyof Part, group: Part[]) => group.map((part) => part[key]).join(' ');
  const partOf = (token: Part) => groups.findIndex((group) => group.includes(token));
  return {
    tokens: all.map((token) => ({ ...token, part: partOf(token) < 0 ? undefined : partOf(token) })),
    parts: groups.map((group) => ({ typed: joined('typed', group), words: joined('words', group) })),
  };
}

function joinAreas(parts: Part[]): Part[][] {
  const groups: Part[][] = [];
  for (let index = 0; index < parts.length; index++) {
    const pair = parts.slice(index, index + 2);
    const words = pair.map((part) => part.words).join(' ');
    const isArea = pair.length === 2 && (areasCalled(words).length > 0 || AREA_KINDS.has(pair[0]!.words));
    groups.push(isArea ? pair : [parts[index]!]);
    if (isArea) index++;
  }
  return groups;
}

function meaningOf(columns: ListingColumns, vocabulary: Vocabulary, part: Part): Meaning {
  const { cities, types, mainTypes } = vocabulary;
  const { words, typed } = part;
  const reference = referenceOf(columns, typed);
  if (words === '') return { ...NOTHING, reference };
  const isNamed = (names: string[]) => names.some((name) => ` ${foldWords(name)}`.includes(` ${words}`));
  const webIds = [...types.entries()].filter(({ names }) => isNamed(names)).map(({ webId }) => webId);
  return {
    cityIds: sorted([...cities.idsOfWords(words), ...idsOfArea(words, vocabulary)]),
    typeSetIds: sorted(types.setsWithAny(webIds)),
    mainTypeIds: sorted([...mainTypes.entries()].filter(({ names }) => isNamed(names)).map(({ id }) => id)),
    reference,
  };
}

/** A province is meant only where it says so, or where no town has its name; Brussels is always its nineteen communes too. */
function idsOfArea(words: string, { cities }: Vocabulary): number[] {
  const [kind = '', ...rest] = words.split(' ');
  const isSaid = AREA_KINDS.has(kind) && rest.length > 0;
  const areas = areasCalled(isSaid ? rest.join(' ') : words);
  const meant = isSaid || !cities.isName(words) ? areas : areas.filter((area) => area === 'region:brussels');
  return cities.idsInAreas(meant);
}

function referenceOf(columns: ListingColumns, typed: string): string | undefined {
  const key = referenceKey(typed);
  return key !== '' && !referencedRows(columns, key).next().done ? key : undefined;
}

/** Tokens that begin a street's name together: from, up to, and the parts that they are of. */
interface Run {
  from: number;
  to: number;
  street: string;
  parts: number[];
}

/** The longest runs that begin a street's name. A run of words that all mean something else needs to say that it is a street. */
function streetRuns({ streets }: ListingColumns, tokens: Token[], areNothing: boolean[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= tokens.length; to++) {
      const run = tokens.slice(from, to);
      const street = run.map(({ words }) => words).join(' ');
      const parts = run.flatMap(({ part }) => part ?? []);
      const isTold = STREET_KINDS.test(run[0]!.words) || STREET_KINDS.test(run.at(-1)!.words);
      const isTelling = street.length >= 3 && (isTold || parts.some((part) => areNothing[part]));
      if (isTelling) runs.push({ from, to, street, parts });
    }
  }
  const there = runs.filter(({ street }) => streets.has(street));
  return there.filter(
    (run) => !there.some((other) => other !== run && other.from <= run.from && other.to >= run.to),
  );
}

function withStreet(meanings: Meaning[], { street, parts }: Run): Meaning[] {
  const others = meanings.filter((_meaning, index) => !parts.includes(index));
  return [{ ...NOTHING, street }, ...others];
}

function isNothing({ cityIds, typeSetIds, mainTypeIds, reference, street }: Meaning): boolean {
  const isUnnamed = reference === undefined && street === undefined;
  return [cityIds, typeSetIds, mainTypeIds].every(({ length }) => length === 0) && isUnnamed;
}

const sorted = (ids: number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

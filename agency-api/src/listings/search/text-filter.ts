import { sql, type SQL } from 'drizzle-orm';
import { foldWords } from 'shared-kit/domain/slug';
import { rows, type Database } from '../../database/database.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { AREA_KINDS, areasCalled } from '../words/area-words.ts';
import { knownWords } from '../words/nearest-word.ts';
import { beginningWith, findReferences, type ReferenceMatch } from './reference-ids.ts';

/** What one word, or several that belong together, may mean. */
export interface Meaning {
  cityIds: number[];
  typeSetIds: number[];
  mainTypeIds: number[];
  references: ReferenceMatch;
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

const NOTHING: Meaning = { cityIds: [], typeSetIds: [], mainTypeIds: [], references: { ids: [] } };

/** How a typed text can be read; undefined without any text. */
export async function readText(
  database: Database,
  vocabulary: Vocabulary,
  text: string,
): Promise<TextFilter | undefined> {
  // Databases reject some control characters.
  const typed = text.replace(/\p{Cc}/gu, ' ').trim();
  if (typed === '') return undefined;
  const whole = await meaningOfReference(database, referenceKey(typed));
  const { tokens, parts } = partsOf(typed);
  const found = await Promise.all(parts.map((part) => meaningOf(database, vocabulary, part)));
  const runs = await streetRuns(database, tokens, found.map(isNothing));
  const corrections = parts.map((part, index) =>
    isNothing(found[index]!) && !runs.some(({ parts: ofRun }) => ofRun.includes(index))
      ? knownWords(vocabulary).nearest(part.words)
      : undefined,
  );
  const meanings = await Promise.all(
    corrections.map(async (word, index) =>
      word ? meaningOf(database, vocabulary, { typed: word.written, words: word.folded }) : found[index]!,
    ),
  );
  const readings = [
    ...(parts.length > 0 ? [meanings] : []),
    ...(await Promise.all(runs.map((run) => withStreet(database, meanings, run)))),
    ...(isNothing(whole) ? [] : [[whole]]),
  ];
  const isCorrected = corrections.some((word) => word !== undefined) && isNothing(whole);
  const corrected = parts.map(({ typed: own }, index) => corrections[index]?.written ?? own).join(' ');
  return {
    readings: readings.filter((reading) => !reading.some(isNothing)),
    corrected: isCorrected ? corrected : null,
  };
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

async function meaningOf(database: Database, vocabulary: Vocabulary, part: Part): Promise<Meaning> {
  const { cities, types, mainTypes } = vocabulary;
  const { words, typed } = part;
  const references = await referencesOf(database, referenceKey(typed));
  if (words === '') return { ...NOTHING, references };
  const isNamed = (names: string[]) => names.some((name) => ` ${foldWords(name)}`.includes(` ${words}`));
  const webIds = [...types.entries()].filter(({ names }) => isNamed(names)).map(({ webId }) => webId);
  return {
    cityIds: sorted([...cities.idsOfWords(words), ...idsOfArea(words, vocabulary)]),
    typeSetIds: sorted(types.setsWithAny(webIds)),
    mainTypeIds: sorted([...mainTypes.entries()].filter(({ names }) => isNamed(names)).map(({ id }) => id)),
    references,
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

async function referencesOf(database: Database, prefix: string): Promise<ReferenceMatch> {
  return prefix === '' ? { ids: [] } : findReferences(database, prefix);
}

async function meaningOfReference(database: Database, prefix: string): Promise<Meaning> {
  return { ...NOTHING, references: await referencesOf(database, prefix) };
}

/** Tokens that begin a street's name together: from, up to, and the parts that they are of. */
interface Run {
  from: number;
  to: number;
  street: string;
  parts: number[];
}

/** The longest runs that begin a street's name. A run of words that all mean something else needs to say that it is a street. */
async function streetRuns(database: Database, tokens: Token[], areNothing: boolean[]): Promise<Run[]> {
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
  const known = await knownStreets(
    database,
    runs.map(({ street }) => street),
  );
  const there = runs.filter(({ street }) => known.has(street));
  return there.filter(
    (run) => !there.some((other) => other !== run && other.from <= run.from && other.to >= run.to),
  );
}

async function knownStreets(database: Database, streets: string[]): Promise<Set<string>> {
  if (streets.length === 0) return new Set();
  const found = await rows<{ street: string }>(
    database,
    sql`select p.street from unnest(${sql.param(streets)}::text[]) as p(street)
      where exists (select from listing_streets s where ${beginsWith(sql`p.street`)})`,
  );
  return new Set(found.map(({ street }) => street));
}

/** Keys consist of letters, digits and blanks, after which comes the tilde. */
function beginsWith(street: SQL): SQL {
  return sql`s.key >= (${street}) collate "C" and s.key < (${street} || '~') collate "C"`;
}

async function withStreet(
  database: Database,
  meanings: Meaning[],
  { street, parts }: Run,
): Promise<Meaning[]> {
  const others = meanings.filter((_meaning, index) => !parts.includes(index));
  return [await meaningOfStreet(database, street), ...others];
}

/** With more listings than this they are not listed. */
const LISTED = 2_000;

async function meaningOfStreet(database: Database, street: string): Promise<Meaning> {
  const found = await rows<{ id: number }>(
    database,
    sql`select distinct s.listing_id as id from listing_streets s where ${beginsWith(sql`${street}::text`)} limit ${LISTED + 1}`,
  );
  if (found.length > LISTED) return { ...NOTHING, street };
  return { ...NOTHING, references: { ids: sorted(found.map(({ id }) => id)) } };
}

function isNothing({ cityIds, typeSetIds, mainTypeIds, references, street }: Meaning): boolean {
  const isUnlisted = 'ids' in references && references.ids.length === 0;
  return [cityIds, typeSetIds, mainTypeIds].every(({ length }) => length === 0) && isUnlisted && !street;
}

const sorted = (ids: number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** The condition of a text on `l`. */
export function textCondition({ readings }: TextFilter): SQL {
  if (readings.length === 0) return sql`false`;
  const conditions = readings.map((parts) => sql`(${sql.join(parts.map(meaningCondition), sql` and `)})`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function meaningCondition({ cityIds, typeSetIds, mainTypeIds, references, street }: Meaning): SQL {
  const isAny = (column: SQL, ids: number[]) =>
    ids.length > 0 ? [sql`${column} = any(${sql.param(ids)}::int[])`] : [];
  const conditions = [
    ...isAny(sql`l.city_id`, cityIds),
    ...isAny(sql`l.type_set_id`, typeSetIds),
    ...isAny(sql`l.main_type_id`, mainTypeIds),
    ...('ids' in references
      ? isAny(sql`l.id`, references.ids)
      : [
          sql`l.id in (select r.listing_id from listing_references r where r.key like ${beginningWith(references.prefix)})`,
        ]),
    ...(street === undefined
      ? []
      : [
          sql`l.id in (select s.listing_id from listing_streets s where ${beginsWith(sql`${street}::text`)})`,
        ]),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

import type { Listing } from '../listing.ts';
import type { PointKey } from '../points/point.ts';
import { epithetsFor, type Epithet } from '../points/epithets.ts';
import type { PointWords, TitleCandidate } from './voice.ts';

/** What a language needs to say in order to make titles. */
interface TitleWords {
  /** Noun phrase, with an epithet or without, in lower case where the language has it: "bright villa". */
  noun(epithet?: Epithet): string;
  /** With the number of bedrooms: "three-bedroom villa"; null where there are none. */
  nounWithRooms: string | null;
  point(key: PointKey): PointWords;
  /** Where it is: "at a stone's throw from the Citadel"; empty without landmark. */
  near: readonly string[];
  frames: TitleFrames;
}

/** Sentence patterns of a language. Their results are capitalised by `buildTitles`. */
interface TitleFrames {
  nounTail(noun: string, tail: string): string;
  roomsTail(noun: string, tail: string): string;
  nounTownTail(noun: string, tail: string): string;
  nounNear(noun: string, near: string): string;
  townFirst(noun: string, tail: string): string;
  sloganNoun(slogan: string, noun: string): string;
  townSlogan(slogan: string): string;
  /** Puts the name of the project before the title of a unit; null for what belongs to no project. */
  inProject: ((title: string) => string) | null;
}

const POINTS_IN_TITLES = 4;

/** Every title that the language can make of the listing's strongest points. */
export function buildTitles(listing: Listing, words: TitleWords): TitleCandidate[] {
  const points = listing.points.slice(0, POINTS_IN_TITLES);
  const aboutPoints = points.flatMap((key, rank) => titlesAbout(listing, key, rank, words));
  const nearby = listing.unit || listing.points.includes('annuity') ? [] : titlesNearby(listing, words);
  return [...aboutPoints, ...nearby].map((title) => ({ ...title, text: capital(title.text) }));
}

function titlesAbout(listing: Listing, key: PointKey, rank: number, words: TitleWords): TitleCandidate[] {
  const { frames } = words;
  const { tails, slogan } = words.point(key);
  const plain = words.noun();
  const nouns = [plain, ...epithetsFor(listing, key).map((epithet) => words.noun(epithet))];
  const withRooms = (tail: string) =>
    words.nounWithRooms ? frames.roomsTail(words.nounWithRooms, tail) : frames.nounTail(plain, tail);
  const title = (frame: string, way: string, text: string) => ({ frame, words: `${key}/${way}`, text, rank });
  const { inProject } = frames;
  if (inProject) {
    return tails.flatMap((tail, way) => [
      title('project', String(way), inProject(frames.nounTail(plain, tail))),
      title('project', String(way), inProject(withRooms(tail))),
    ]);
  }
  return [
    ...tails.flatMap((tail, way) => [
      ...nouns.slice(1).map((noun) => title('noun-tail', String(way), frames.nounTail(noun, tail))),
      ...nouns.map((noun) => title('town-first', String(way), frames.townFirst(noun, tail))),
      title('noun-town-tail', String(way), frames.nounTownTail(plain, tail)),
      ...(words.nounWithRooms ? [title('rooms-tail', String(way), withRooms(tail))] : []),
    ]),
    ...nouns.map((noun) => title('slogan-noun', 'slogan', frames.sloganNoun(slogan, noun))),
    title('town-slogan', 'slogan', frames.townSlogan(slogan)),
  ];
}

function titlesNearby(listing: Listing, { noun, near, frames }: TitleWords): TitleCandidate[] {
  return epithetsFor(listing, 'landmark').flatMap((epithet) =>
    near.map((place, way) => ({
      frame: 'near',
      words: `near/${way}`,
      text: frames.nounNear(noun(epithet), place),
      rank: 2,
    })),
  );
}

/** Adds a tail to a noun; participles come after a comma: "villa, fully renovated". */
export const attach = (noun: string, tail: string) =>
  tail.startsWith(',') ? `${noun}${tail}` : `${noun} ${tail}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

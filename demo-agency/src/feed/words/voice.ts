import type { Listing } from '../listing.ts';
import type { PointKey } from '../points/point.ts';

/** Ways of saying one thing; those of a group are dealt in turn, so that neighbours do not read alike. */
export interface Ways {
  group: string;
  options: readonly string[];
}

/** A possible title. Listings near each other should differ in its frame and in its words. */
export interface TitleCandidate {
  frame: string;
  /** The point or landmark it names, and the way of naming it. */
  words: string;
  text: string;
  /** 0 for what speaks most for the listing. */
  rank: number;
}

/** Words for a point: two endings for a noun phrase ("with a south-facing garden"), a slogan, sentences. */
export interface PointWords {
  tails: readonly [string, string];
  slogan: string;
  sentences: readonly string[];
}

export type PointTable<Key extends PointKey = PointKey> = Record<Key, PointWords>;

/** Ends, slogan and sentences of a point in one line of a table. */
export const say = (tail: string, otherTail: string, slogan: string, ...sentences: string[]): PointWords => ({
  tails: [tail, otherTail],
  slogan,
  sentences,
});

/** One language's way of describing listings. Every text is written for the language, none is translated at run time. */
export interface Voice {
  /** TypeDescription, with the wording of the status (product L1). */
  headlines(listing: Listing): Ways;
  titles(listing: Listing): TitleCandidate[];
  /** HTML-free sentences, one group per part of a description. */
  opening(listing: Listing): Ways;
  setting(listing: Listing): Ways | null;
  inside(listing: Listing): Ways | null;
  kitchen(listing: Listing): Ways | null;
  point(listing: Listing, key: PointKey): Ways;
  technical(listing: Listing): Ways | null;
  closing(listing: Listing): Ways;
  /** Lead and items of a list of highlights. */
  highlights(listing: Listing): { lead: Ways; items: string[] };
}

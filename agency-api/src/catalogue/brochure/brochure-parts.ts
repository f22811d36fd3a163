import type { Place } from 'shared-kit/contracts/api/scalars';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { COLOURS, type Sheet } from '../../pdf/sheet.ts';
import type { FactGroup } from './brochure-facts.ts';
import type { DescriptionBlock } from './description-blocks.ts';

/** Measures of a page, in points. */
const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 42;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const GAP = 8;
export const FOOT_TOP = PAGE.height - 46;
/** Boxes of photos. */
export const LARGE = { width: WIDTH, height: 296 };
export const SMALL = { width: (WIDTH - 2 * GAP) / 3, height: 110 };

/** A page that is drawn, and what its parts are to those who have it read aloud. */
export interface Drawing {
  sheet: Sheet;
  tag(type: string, draw: () => void, options?: object): void;
  /** Adds a part that has parts of its own. */
  add(part: ReturnType<Sheet['struct']>): void;
}

/** A line across the page. */
export function line(sheet: Sheet, y: number): void {
  sheet
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .stroke(COLOURS.LINE);
}

/** A picture as JPEG, in its box. */
export interface BrochurePicture {
  bytes: Buffer;
  /** What it shows, read aloud. */
  alt: string;
}

/** What a brochure says, in words of its language. */
export interface BrochureContent {
  language: Language;
  /** Name of the agency, and the lines below it. */
  agency: { name: string; lines: readonly string[] };
  reference: string;
  title: string;
  place: string;
  price: string;
  /** What visitors ask first: a figure and what it counts. */
  figures: readonly (readonly [figure: string, label: string])[];
  description: readonly DescriptionBlock[];
  /** What visitors must know first; empty where there is nothing. */
  notice: string;
  /** The first one large. */
  photos: readonly BrochurePicture[];
  plan: BrochurePicture | null;
  /** Where it is, as the public may know it; null where nobody does. */
  map: { place: Place; alt: string } | null;
  facts: readonly FactGroup[];
  energyLabel: PropertyDetail['energy']['label'];
  contact: { title: string; name: string; lines: readonly string[] };
  /** The page of the property, and what is said beside its code. */
  page: { address: string; text: string };
  /** Two lines. */
  foot: readonly string[];
  createdAt: Date;
}

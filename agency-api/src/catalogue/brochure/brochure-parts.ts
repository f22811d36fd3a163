import type { Place } from 'shared-kit/contracts/api/address';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import type { DescriptionBlock } from './description-blocks.ts';
import type { FactGroup } from './brochure-facts.ts';

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

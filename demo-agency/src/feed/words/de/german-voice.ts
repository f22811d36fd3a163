import type { PointTable, Voice } from '../voice.ts';
import type { Listing } from '../../listing.ts';
import { germanClosing, germanHighlightsLead } from './german-closing.ts';
import { germanHeadlines } from './german-headline.ts';
import { germanHighlights } from './german-highlights.ts';
import { germanHomePoints } from './german-home-points.ts';
import { germanInside, germanKitchen } from './german-inside.ts';
import { germanOpening, germanSetting } from './german-opening.ts';
import { germanOtherPoints } from './german-other-points.ts';
import { germanTechnical } from './german-technical.ts';
import { germanTitles } from './german-title.ts';

const points = (listing: Listing): PointTable => ({
  ...germanHomePoints(listing),
  ...germanOtherPoints(listing),
});

export const GERMAN: Voice = {
  headlines: germanHeadlines,
  titles: (listing) => germanTitles(listing, (key) => points(listing)[key]),
  opening: germanOpening,
  setting: germanSetting,
  inside: germanInside,
  kitchen: germanKitchen,
  point: (listing, key) => ({ group: `point/${key}`, options: points(listing)[key].sentences }),
  technical: germanTechnical,
  closing: germanClosing,
  highlights: (listing) => ({ lead: germanHighlightsLead(), items: germanHighlights(listing) }),
};

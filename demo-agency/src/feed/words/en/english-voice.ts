import type { PointTable, Voice } from '../voice.ts';
import type { Listing } from '../../listing.ts';
import { englishClosing, englishHighlightsLead } from './english-closing.ts';
import { englishHeadlines } from './english-headline.ts';
import { englishHighlights } from './english-highlights.ts';
import { englishHomePoints } from './english-home-points.ts';
import { englishInside, englishKitchen } from './english-inside.ts';
import { englishOpening, englishSetting } from './english-opening.ts';
import { englishOtherPoints } from './english-other-points.ts';
import { englishTechnical } from './english-technical.ts';
import { englishTitles } from './english-title.ts';

const points = (listing: Listing): PointTable => ({
  ...englishHomePoints(listing),
  ...englishOtherPoints(listing),
});

export const ENGLISH: Voice = {
  headlines: englishHeadlines,
  titles: (listing) => englishTitles(listing, (key) => points(listing)[key]),
  opening: englishOpening,
  setting: englishSetting,
  inside: englishInside,
  kitchen: englishKitchen,
  point: (listing, key) => ({ group: `point/${key}`, options: points(listing)[key].sentences }),
  technical: englishTechnical,
  closing: englishClosing,
  highlights: (listing) => ({ lead: englishHighlightsLead(), items: englishHighlights(listing) }),
};

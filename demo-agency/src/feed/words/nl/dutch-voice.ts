import type { PointTable, Voice } from '../voice.ts';
import type { Listing } from '../../listing.ts';
import { dutchClosing, dutchHighlightsLead } from './dutch-closing.ts';
import { dutchHeadlines } from './dutch-headline.ts';
import { dutchHighlights } from './dutch-highlights.ts';
import { dutchHomePoints } from './dutch-home-points.ts';
import { dutchInside, dutchKitchen } from './dutch-inside.ts';
import { dutchOpening, dutchSetting } from './dutch-opening.ts';
import { dutchOtherPoints } from './dutch-other-points.ts';
import { dutchTechnical } from './dutch-technical.ts';
import { dutchTitles } from './dutch-title.ts';

const points = (listing: Listing): PointTable => ({
  ...dutchHomePoints(listing),
  ...dutchOtherPoints(listing),
});

export const DUTCH: Voice = {
  headlines: dutchHeadlines,
  titles: (listing) => dutchTitles(listing, (key) => points(listing)[key]),
  opening: dutchOpening,
  setting: dutchSetting,
  inside: dutchInside,
  kitchen: dutchKitchen,
  point: (listing, key) => ({ group: `point/${key}`, options: points(listing)[key].sentences }),
  technical: dutchTechnical,
  closing: dutchClosing,
  highlights: (listing) => ({ lead: dutchHighlightsLead(), items: dutchHighlights(listing) }),
};

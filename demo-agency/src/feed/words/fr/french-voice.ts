import type { PointTable, Voice } from '../voice.ts';
import type { Listing } from '../../listing.ts';
import { frenchClosing, frenchHighlightsLead } from './french-closing.ts';
import { frenchHeadlines } from './french-headline.ts';
import { frenchHighlights } from './french-highlights.ts';
import { frenchHomePoints } from './french-home-points.ts';
import { frenchInside, frenchKitchen } from './french-inside.ts';
import { frenchOpening, frenchSetting } from './french-opening.ts';
import { frenchOtherPoints } from './french-other-points.ts';
import { frenchTechnical } from './french-technical.ts';
import { frenchTitles } from './french-title.ts';

const points = (listing: Listing): PointTable => ({
  ...frenchHomePoints(listing),
  ...frenchOtherPoints(listing),
});

export const FRENCH: Voice = {
  headlines: frenchHeadlines,
  titles: (listing) => frenchTitles(listing, (key) => points(listing)[key]),
  opening: frenchOpening,
  setting: frenchSetting,
  inside: frenchInside,
  kitchen: frenchKitchen,
  point: (listing, key) => ({ group: `point/${key}`, options: points(listing)[key].sentences }),
  technical: frenchTechnical,
  closing: frenchClosing,
  highlights: (listing) => ({ lead: frenchHighlightsLead(), items: frenchHighlights(listing) }),
};

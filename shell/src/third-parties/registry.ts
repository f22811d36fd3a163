import type { ThirdPartyName } from 'shared-kit/domain/third-party-ids';
import { ads } from './ads/ads.ts';
import { analytics } from './analytics/analytics.ts';
import { googleMap } from './google-map/google-map.ts';
import { liveChat } from './live-chat/live-chat.ts';
import { pixel } from './pixel/pixel.ts';
import { reviews } from './reviews/reviews.ts';
import { tagManager } from './tag-manager/tag-manager.ts';
import type { ThirdParty } from './third-party.ts';

/** Every third party that the site can load, by the name of its setting. */
export const THIRD_PARTIES: Readonly<Record<ThirdPartyName, ThirdParty>> = {
  tagManager,
  analytics,
  ads,
  pixel,
  reviews,
  liveChat,
  googleMap,
};

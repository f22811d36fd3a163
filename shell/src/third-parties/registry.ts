import type { ThirdPartyName } from 'shared-kit/domain/third-parties';
import { ads, analytics, googleMap, tagManager } from './google.ts';
import { liveChat } from './live-chat/live-chat.ts';
import { pixel } from './pixel.ts';
import { reviews } from './reviews.ts';
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

import type { ThirdParty } from '../third-party.ts';
import { CRISP } from './crisp.ts';

/** Crisp, in a frame of its own: none of its code runs in pages of the site. */
export const liveChat: ThirdParty = {
  title: 'Crisp',
  needs: ['analyticsStorage'],
  origins: { frames: [CRISP] },
  part: () => import(/* webpackChunkName: 'live-chat' */ './live-chat-panel.tsx'),
};

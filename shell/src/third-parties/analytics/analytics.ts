import { GOOGLE_TAG, googleTag } from '../google/google-tag.ts';
import type { ThirdParty } from '../third-party.ts';

const COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Google Analytics 4. */
export const analytics: ThirdParty = {
  title: 'Google Analytics',
  needs: ['analyticsStorage'],
  follows: ['adStorage', 'adUserData', 'adPersonalization'],
  origins: { scripts: [GOOGLE_TAG], connections: COLLECTORS, images: COLLECTORS },
  ...googleTag,
  traces: /^_(ga|gid|gat)(_|$)/,
};

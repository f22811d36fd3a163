import { GOOGLE_TAG, googleTag } from '../google/google-tag.ts';
import type { ThirdParty } from '../third-party.ts';

const SERVICES = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** Google Ads: conversions and audiences. What it does with user data and for personalisation follows those two signals. */
export const ads: ThirdParty = {
  title: 'Google Ads',
  needs: ['adStorage'],
  follows: ['adUserData', 'adPersonalization'],
  origins: {
    scripts: [GOOGLE_TAG, ...SERVICES],
    connections: [GOOGLE_TAG, ...SERVICES, 'https://www.google.be'],
    images: [GOOGLE_TAG, ...SERVICES, 'https://www.google.be'],
    frames: [GOOGLE_TAG, 'https://td.doubleclick.net', 'https://bid.g.doubleclick.net'],
  },
  ...googleTag,
  traces: /^_(gcl|gac)_/,
};

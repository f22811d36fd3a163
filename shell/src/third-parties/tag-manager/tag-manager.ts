import { pushEvent, GOOGLE_TAG } from '../google/google-tag.ts';
import { loadScript } from '../load-script.ts';
import type { ThirdParty } from '../third-party.ts';

/**
 * Google Tag Manager. Its tags follow the consent signals by themselves; those that write scripts into the page, and those that load
 * from origins that are not declared here, do not run: the site's policy forbids them.
 */
export const tagManager: ThirdParty = {
  title: 'Google Tag Manager',
  needs: ['analyticsStorage'],
  follows: ['adStorage', 'adUserData', 'adPersonalization'],
  origins: {
    scripts: [GOOGLE_TAG],
    connections: [GOOGLE_TAG, 'https://www.google.com'],
    images: [GOOGLE_TAG],
    frames: [GOOGLE_TAG],
  },
  start(id) {
    pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${GOOGLE_TAG}/gtm.js?id=${encodeURIComponent(id)}`);
  },
  pageView(_id, { address, title, section }) {
    pushEvent({ event: 'page_view', page_location: address, page_title: title, section });
  },
  traces: /^_dc_gtm_/,
};

import { GOOGLE_MAP_NEEDS } from 'shared-kit/domain/map-type';
import type { ThirdParty } from '../third-party.ts';

/**
 * Google Maps, in a frame of the remote that shows maps: its code runs in that document, and only that may use its origins. Its
 * fonts are left out: without them it takes those of the browser.
 */
export const googleMap: ThirdParty = {
  title: 'Google Maps',
  needs: GOOGLE_MAP_NEEDS,
  origins: {
    scripts: ['https://maps.googleapis.com'],
    connections: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'],
    images: [
      'https://*.googleapis.com',
      'https://*.gstatic.com',
      'https://*.google.com',
      'https://*.googleusercontent.com',
    ],
  },
};

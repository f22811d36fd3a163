import { loadScript } from './third-party.ts';
import type { ThirdParty } from './third-party.ts';

/** The pixel's queue, which its code takes over when it comes. */
interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?(...command: unknown[]): void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  /** Without it the pixel would report each change of the address, also those that are no new page. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** Meta pixel. It tells an advertiser who was here: it needs consent to both. */
export const pixel: ThirdParty = {
  title: 'Meta Pixel',
  needs: ['adStorage', 'adUserData'],
  origins: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
    images: ['https://www.facebook.com'],
  },
  start(id) {
    const queue = pixelQueue();
    // Only page views are reported: nothing of what the visitor presses or writes.
    queue('set', 'autoConfig', false, id);
    queue('init', id);
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  },
  pageView(_id, { section }) {
    window.fbq?.('track', 'PageView', section ? { section } : {});
  },
  traces: /^(_fb[cp]|lastExternalReferrer(Time)?)$/,
};

function pixelQueue(): PixelQueue {
  if (window.fbq) return window.fbq;
  const queue: PixelQueue = Object.assign(
    (...command: unknown[]) =>
      queue.callMethod ? queue.callMethod(...command) : void queue.queue.push(command),
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  window.fbq = queue;
  window._fbq = queue;
  return queue;
}

import { TOUR_HOSTS } from 'shared-kit/domain/video';

/** Hosts whose films and tours a visitor may open in the page (product P10); nothing is loaded from them before the click. */
export const embeddedFrames = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  ...TOUR_HOSTS.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
];

import { TOUR_HOSTS } from 'shared-kit/domain/video';

/** Hosts whose films, tours and street views a visitor may open in the page (product P10, P31); nothing is loaded from them before the click. */
export const embeddedFrames = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  'https://www.google.com',
  ...TOUR_HOSTS.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
];

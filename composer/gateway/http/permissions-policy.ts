import type { RequestHandler } from 'express';

/** What no page of the site uses, and no script or frame in it may either. Names that Chromium knows: it warns of others. */
const DENIED = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
];
/** What films and tours need in their frame: the player's `allow` gives it to them, and the policy of contents says which frames there are. */
const OF_EMBEDS = [
  'accelerometer',
  'autoplay',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'picture-in-picture',
  'xr-spatial-tracking',
];

/**
 * Tells browsers which of their features a page and its frames may use; `embeds` are the origins of films and tours. They are not named once
 * more for each feature: 8 KB in every answer.
 */
export function permissionsPolicy(embeds: readonly string[]): RequestHandler {
  const sources = embeds.length > 0 ? '*' : '(self)';
  const policy = [
    ...DENIED.map((feature) => `${feature}=()`),
    ...OF_EMBEDS.map((feature) => `${feature}=${sources}`),
    'clipboard-write=(self)',
  ].join(', ');
  return (_request, response, next) => {
    response.setHeader('permissions-policy', policy);
    next();
  };
}

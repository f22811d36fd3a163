import type { Href } from 'composer/contract';

/** Where one is after signing out. */
export const signedOutPath = (href: Href) => `${href('sign-in')}?notice=signedOut`;

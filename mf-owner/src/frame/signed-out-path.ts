import type { Href } from 'shared-kit/contracts/links';

/** Where one is after signing out. */
export const signedOutPath = (href: Href) => `${href('sign-in')}?notice=signedOut`;

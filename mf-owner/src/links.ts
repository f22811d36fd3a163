import type { NoParams } from 'composer/contract';
import { LISTING_LINKS } from 'shared-kit/domain/listing-link';

/** Link names that the pages of this remote lead to. */
export const usedLinks = [
  'sign-in',
  'sign-in-code',
  'owner',
  'forgotten-password',
  'new-password',
  'confirm-email',
  'undo-email',
  'owner-history',
  'owner-account',
  'owner-second-factor',
  ...LISTING_LINKS,
];

declare module 'composer/contract' {
  interface UsedLinks {
    'sign-in': NoParams;
    'sign-in-code': NoParams;
    owner: NoParams;
    'forgotten-password': NoParams;
    'new-password': NoParams;
    'confirm-email': NoParams;
    'undo-email': NoParams;
    'owner-history': NoParams;
    'owner-account': NoParams;
    'owner-second-factor': NoParams;
  }
}

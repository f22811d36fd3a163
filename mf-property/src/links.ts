import type { NoParams } from 'shared-kit/contracts/links';
import { LISTING_LINKS } from 'shared-kit/domain/listing-link';

/** Link names that the page of a property leads to; it does without those that come from forms where no live release has them. */
export const usedLinks = [
  'sale',
  'rent',
  'discreet',
  'projects',
  'project',
  'send-to-friend',
  ...LISTING_LINKS,
];

declare module 'shared-kit/contracts/links' {
  interface UsedLinks {
    sale: NoParams;
    rent: NoParams;
    discreet: NoParams;
    projects: NoParams;
    'send-to-friend': NoParams;
    'search-alert': NoParams;
    'rent-application': NoParams;
    'request-documents': NoParams;
    'book-visit': NoParams;
    'purchase-offer': NoParams;
  }
}

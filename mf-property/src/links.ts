import type { NoParams } from 'composer/contract';
import { LISTING_LINKS, listingLink } from 'shared-kit/domain/listing-link';
import type { ListingPlace } from 'shared-kit/domain/listing-link';

/** Link names that the page of a property leads to; it does without those that come from forms where no live release has them. */
export const usedLinks = [
  'sale',
  'rent',
  'discreet',
  'projects',
  'project',
  'send-to-friend',
  ...LISTING_LINKS,
  ...LISTING_LINKS.map((name) => `${name}-pictures`),
];

/** Link name and parameters of the page of a listing's pictures (product A14). */
export function picturesLink(listing: ListingPlace) {
  const [name, params] = listingLink(listing);
  return [`${name}-pictures`, params] as const;
}

type ListingParams = ReturnType<typeof listingLink>[1];

declare module 'composer/contract' {
  interface UsedLinks {
    'sale-property-pictures': ListingParams;
    'rent-property-pictures': ListingParams;
    'discreet-property-pictures': ListingParams;
    'unit-pictures': ListingParams;
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

import type { NoParams } from 'composer/contract';
import { LISTING_LINKS } from 'shared-kit/domain/listing-link';

/**
 * Link names that the pages and widgets of this remote lead to. `search-alert` is a page of
 * the content, or of a release that takes its place.
 */
export const usedLinks = ['sale', 'rent', 'discreet', 'holiday', 'favourites', 'compare', ...LISTING_LINKS];

declare module 'composer/contract' {
  interface UsedLinks {
    sale: NoParams;
    rent: NoParams;
    discreet: NoParams;
    holiday: NoParams;
    favourites: NoParams;
    compare: NoParams;
    'search-alert': NoParams;
  }
}

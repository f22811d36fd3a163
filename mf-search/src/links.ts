import type { NoParams } from 'shared-kit/contracts/links';
import { LISTING_LINKS } from 'shared-kit/domain/listing-link';

/** Link names that the pages and widgets of this remote lead to. */
export const usedLinks = ['sale', 'rent', 'discreet', 'holiday', ...LISTING_LINKS];

declare module 'shared-kit/contracts/links' {
  interface UsedLinks {
    sale: NoParams;
    rent: NoParams;
    discreet: NoParams;
    holiday: NoParams;
  }
}

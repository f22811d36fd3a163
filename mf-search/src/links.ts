import type { NoParams } from 'shared-kit/contracts/links';
import { LISTING_LINKS } from 'shared-kit/domain/listing-link';

/**
 * Link names that the pages and widgets of this remote lead to. `demand-register` is none that they need: where no live release has it,
 * nothing leads there.
 */
export const usedLinks = ['sale', 'rent', 'discreet', 'holiday', 'favourites', 'compare', ...LISTING_LINKS];

declare module 'shared-kit/contracts/links' {
  interface UsedLinks {
    sale: NoParams;
    rent: NoParams;
    discreet: NoParams;
    holiday: NoParams;
    favourites: NoParams;
    compare: NoParams;
    'demand-register': NoParams;
  }
}

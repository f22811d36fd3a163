import type { NoParams } from 'composer/contract';
import { LISTING_LINKS } from 'shared-kit/domain/listing-link';

/** Link names that the pages and widgets of this remote lead to. */
export const usedLinks = ['projects', 'project', 'project-pictures', 'sale', 'contact', ...LISTING_LINKS];

declare module 'composer/contract' {
  interface UsedLinks {
    'project-pictures': { id: number };
    projects: NoParams;
    sale: NoParams;
    contact: NoParams;
  }
}

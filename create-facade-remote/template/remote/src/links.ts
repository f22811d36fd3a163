import type { NoParams, UsedLinks } from 'composer/contract';

/** Link names that the pages and widgets of this remote lead to. */
export const usedLinks: (keyof UsedLinks)[] = ['new-remote'];

declare module 'composer/contract' {
  interface UsedLinks {
    'new-remote': NoParams;
  }
}

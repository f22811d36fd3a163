import type { Language, NoParams } from 'composer/contract';

/** Languages of the site; each leads the paths of its pages. */
export const languages = ['nl', 'fr'] as const;

declare module 'composer/contract' {
  interface Register {
    language: (typeof languages)[number];
    /** What a page says of itself: its title, and its path in the other languages. */
    meta: { title: string; paths: Partial<Record<Language, string>> };
  }
  /** Names of links, with the parameters of their paths. */
  interface UsedLinks {
    home: NoParams;
    note: { id: string };
  }
  /** Widgets that pages of other remotes show, with their props. */
  interface UsedWidgets {
    'mf-comments/Comments': { note: string };
  }
}

/** Where browsers send how fast a page was for a visitor who agreed to that. */
export const WEB_VITALS = '/web-vitals';

/**
 * What is measured (https://web.dev/articles/vitals): the largest paint, the slowest answer to an interaction, how far things moved by
 * themselves, and the first byte. All are ms but `cls`, which has no unit.
 */
export const VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type Vital = (typeof VITALS)[number];

/** Kinds of the shell's own pages that are told apart. */
export const SHELL_PAGES = ['home', 'content'] as const;

/** How fast one page was: nothing of its address or of its visitor. */
export interface PageVitals {
  /** The app of the page: a remote, or "shell". */
  app: string;
  version: string;
  /** Version of the shell around it. */
  shell: string;
  /** Kind of page: id of its route in its app. */
  page: string;
  /** What the browser could measure: one at least. */
  values: Partial<Record<Vital, number>>;
}

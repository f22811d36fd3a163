import type { Composition, PageFile } from 'shared-kit/contracts/boot';

/** Id of the element that holds the data that the page starts with. */
export const PAGE_DATA = 'page-data';

/** What the page starts with. What it is hydrated with is its state, which may come later (`browser/page-state.ts`). */
export interface PageData {
  /** Address of the file that says which releases are live, or that itself. */
  composition: string | Composition;
  scripts: PageScripts;
  /** The watcher of the page that was sent, while it runs and the page itself does not have it. */
  watch?: EarlyWatch | undefined;
}

export interface EarlyWatch {
  /** Address of its script. */
  href: string;
  stop(): void;
}

export interface PageScripts {
  /** Run as soon as they are there. */
  run: PageFile[];
  /** Fetched at the same time; the federation run time runs them. */
  fetch: PageFile[];
  /** Where the page waits for its visitor: what hydrates it then, all of its parts. */
  hydration?: { run: PageFile[]; fetch: PageFile[] } | undefined;
  /** Watcher of the page, with the id of the route whose data it is given. */
  watcher?: { file: PageFile; route: string } | undefined;
}

declare global {
  interface Window {
    /** Set by the start script. */
    __FACADE__: PageData;
  }
}

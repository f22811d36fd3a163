import type { PageFile } from '../../contract/contract.ts';

/** Id of the element that holds the data that the page starts with. */
export const PAGE_DATA = 'page-data';

/** What the page starts with. What it is hydrated with is its state, which may come later (`browser/page-state.ts`). */
export interface PageData {
  /** Address of the file that says which releases are live. */
  composition: string;
  scripts: PageScripts;
  /** The watcher of the page that was sent, while it runs and the page itself does not have it. */
  watch?: EarlyWatch | undefined;
  /** Presses again, once, what was pressed before any script of the page heard of it. */
  pressAgain?: (() => void) | undefined;
  /** The visitor has begun to use the page: it is not loaded anew any more. Set while the page waits for its visitor, or to be hydrated. */
  isInUse?: boolean | undefined;
  /** Leaves what was pressed and not answered to the next page, where it is of a kind that the site leaves. */
  leavePresses?: ((pressed: Iterable<HTMLElement>) => void) | undefined;
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
  /**
   * Where the page waits for its visitor: what hydrates it then, but for its parts, whose scripts are in its state: the hash of each is 48 bytes
   * that nothing compresses; and the widest window of a phone , since in wider ones it waits until the line is idle at most.
   */
  hydration?: { run: PageFile[]; fetch: PageFile[]; phoneMax: number } | undefined;
  /** Watcher of the page, with the id of the route whose data it is given. */
  watcher?: { file: PageFile; route: string } | undefined;
}

declare global {
  interface Window {
    /** Set by the start script. */
    __PAGE__: PageData;
  }
}

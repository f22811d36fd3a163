import type { PageData } from '../document/page-data.ts';
import { watchPage } from '../routes/watch-page.browser.ts';
import type { EarlySite } from '../site.ts';
import { layOutBelowFold } from './late-layout.ts';
import { pageState } from './page-state.ts';
import { answerInPageLinks, clickReplay, submitReplay } from './press-replay.ts';
import type { Flush, Successor } from './replace-page.ts';
import { retryStylesheets } from './retry-stylesheets.ts';
import { skipTransitionsWhereSlow } from './slow-transitions.ts';

/** What the page does for its visitor before it is hydrated, to be handed over then. */
export interface EventReplay {
  /** Other elements stand in the places of those of the page that was sent. */
  moveTo(successor: Successor): void;
  /** Has the parts that are hydrated now hear of what was done to them before. */
  replay(flush: Flush): void;
}

interface StartedPage extends PageData {
  replay?: EventReplay;
}

/**
 * Begins at the first call. The script that hydrates the page may come long after the one that begins: `window` has what both share.
 * @param onStateMissing called when the watcher of the page needs its state, and that cannot be had
 */
export function beforeHydration(site: EarlySite, onStateMissing = () => {}): EventReplay {
  const page: StartedPage = window.__PAGE__;
  return (page.replay ??= begin(page, site, onStateMissing));
}

function begin(page: StartedPage, site: EarlySite, onStateMissing: () => void): EventReplay {
  const { watcher } = page.scripts;
  retryStylesheets();
  site.beforeHydration?.();
  layOutBelowFold();
  skipTransitionsWhereSlow();
  rememberLanguage();
  if (watcher) {
    const { file, route } = watcher;
    const data = () =>
      pageState().then(
        ({ router }) => router.loaderData[route],
        () => {
          onStateMissing();
          // The page is rendered anew with other data, and has its watcher begin anew.
          return new Promise(() => {});
        },
      );
    page.watch = { href: file.href, stop: watchPage(file, data) };
  }
  const clicks = clickReplay();
  const submits = submitReplay();
  const links = answerInPageLinks();
  return {
    moveTo(successor) {
      for (const waiting of [clicks, submits, links]) waiting.moveTo(successor);
    },
    replay(flush) {
      for (const waiting of [clicks, submits, links]) waiting.replay(flush);
    },
  };
}

const ONE_YEAR = 31_536_000;

/**
 * Keeps the language that the visitor chooses by the language switch, for addresses without language. Written only at
 * that choice: a cookie that the visitor asked for needs no consent.
 */
export function rememberLanguage() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) document.cookie = `language=${link.hreflang}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  });
}

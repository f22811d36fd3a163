import type { PageData } from '../document/page-data.ts';
import { watchPage } from '../routes/watch-page.browser.ts';
import { earlySubmits } from './early-submits.ts';
import { layOutBelowFold } from './late-layout.ts';
import { pageState } from './page-state.ts';
import { answerInPageLinks } from './in-page-links.ts';
import { rememberLanguage } from './remember-language.ts';
import { retryStylesheets } from './retry-stylesheets.ts';
import { skipTransitionsWhereSlow } from './slow-transitions.ts';
import { visitorInput } from './visitor-input.ts';

/** Has React finish what the work changes before it returns: `flushSync` of `react-dom`, which is not there early. */
export type Flush = (work: () => void) => void;

/** What the page does for its visitor before it is hydrated, to be handed over then. */
export interface EarlyPage {
  /** Looks at what was written into fields, just before parts of the page are hydrated. */
  note(): void;
  /** Has the parts that are hydrated now hear of what was done to them before. */
  tell(flush: Flush): void;
}

interface StartedPage extends PageData {
  early?: EarlyPage;
}

/** Begins at the first call. The script that hydrates the page may come long after the one that begins: `window` has what both share. */
export function earlyPage(): EarlyPage {
  const page: StartedPage = window.__FACADE__;
  return (page.early ??= begin(page));
}

function begin(page: StartedPage): EarlyPage {
  const { watcher } = page.scripts;
  retryStylesheets();
  layOutBelowFold();
  skipTransitionsWhereSlow();
  rememberLanguage();
  if (watcher) {
    const { file, route } = watcher;
    const data = () => pageState().then(({ router }) => router.loaderData[route]);
    page.watch = { href: file.href, stop: watchPage(file, data) };
  }
  const input = visitorInput();
  const submits = earlySubmits();
  const answerLinks = answerInPageLinks();
  return {
    note: input.note,
    tell(flush) {
      input.tell(flush);
      submits.tell(flush);
      answerLinks(flush);
    },
  };
}

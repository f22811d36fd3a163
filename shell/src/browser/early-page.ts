import type { PageData } from '../document/page-data.ts';
import { watchPage } from '../routes/watch-page.browser.ts';
import type { EarlyWatch } from './early-watch.ts';
import { answerInPageLinks } from './in-page-links.ts';
import { rememberLanguage } from './remember-language.ts';
import { retryStylesheets } from './retry-stylesheets.ts';
import { skipTransitionsWhereSlow } from './slow-transitions.ts';
import { visitorInput } from './visitor-input.ts';

/** Has React finish what the work changes before it returns: `flushSync` of `react-dom`, which is not there early. */
export type Flush = (work: () => void) => void;

/** What the page does for its visitor before it is hydrated, to be handed over then. */
export interface EarlyPage {
  input: ReturnType<typeof visitorInput>;
  answerLinks: ReturnType<typeof answerInPageLinks>;
  /** The watcher of the page that was sent; none once the page itself has it. */
  watch: EarlyWatch | undefined;
}

/** Begins at the first call. The script that hydrates the page may come long after the one that begins: `window` has what both share. */
export const earlyPage = (): EarlyPage => (window.__FACADE__.early ??= begin(window.__FACADE__));

function begin({ scripts: { watcher }, state }: PageData): EarlyPage {
  retryStylesheets();
  skipTransitionsWhereSlow();
  rememberLanguage();
  return {
    input: visitorInput(),
    answerLinks: answerInPageLinks(),
    watch: watcher && {
      href: watcher.file.href,
      stop: watchPage(watcher.file, state.router.loaderData[watcher.route]),
    },
  };
}

import { savesData, whenIdle } from '../../host/when-idle.ts';
import { runScripts } from '../loading/fetch-files.browser.ts';
import { report } from '../loading/report.browser.ts';
import type { EarlySite } from '../site.ts';
import { beforeHydration } from './before-hydration.ts';
import { fetchScripts, fetchWhenIdle, preload } from './fetch-ahead.ts';
import { onFirstInteraction, onNextInteraction } from './first-interaction.ts';
import { pageState } from './page-state.ts';

interface StartSite extends EarlySite {
  /** Whether the page is to be hydrated though nobody has touched it. */
  isHydrationDue?(): boolean;
}

/** The first script of a page that waits for its visitor (docs/decisions/0075): it does what cannot wait, and brings the others:
 * at the first interaction, or in windows wider than a phone when the line is idle (docs/decisions/0091). */
export function startPage(site: StartSite = {}): void {
  const { scripts, composition } = window.__PAGE__;
  let hydrate = () => {};
  // What the watcher of a page needs can be had only by the code of the page then.
  beforeHydration(site, () => hydrate());
  if (scripts.hydration) {
    const { run, fetch, phoneMax } = scripts.hydration;
    const data = [composition].filter((file) => typeof file === 'string');
    // Which scripts the parts of the page need is in its state. Without that the page is rendered anew, and asks for them itself.
    const ofParts = () =>
      pageState().then(
        ({ deferred }) => deferred.flatMap((part) => part.files),
        () => [],
      );
    let isBegun = false;
    hydrate = () => {
      if (isBegun) return;
      isBegun = true;
      runScripts(run).catch((error: unknown) => {
        report('page', error);
        isBegun = false;
        // The line may be back when the visitor does something else.
        onNextInteraction(hydrate);
      });
      for (const href of data) preload({ as: 'fetch', href, crossOrigin: 'anonymous' });
      fetchScripts(fetch);
      void ofParts().then(fetchScripts);
    };
    whenIdle(() => {
      // Where links open within the page, so does the first of them. Phones have the code at hand, and run none of it.
      if (site.isHydrationDue?.()) return hydrate();
      if (savesData()) return;
      if (innerWidth > phoneMax) return hydrate();
      fetchWhenIdle([...run, ...fetch], data);
      void ofParts().then((files) => fetchWhenIdle(files));
    });
    onFirstInteraction(() => {
      window.__PAGE__.isInUse = true;
      hydrate();
    }, site);
  }
  // It counts as an interaction.
  window.__PAGE__.pressAgain?.();
}

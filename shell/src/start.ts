import { earlyPage } from './browser/early-page.ts';
import { fetchScripts, preload } from './browser/fetch-scripts.ts';
import { onFirstInteraction, onNextInteraction } from './browser/first-interaction.ts';
import { fetchWhenIdle } from './browser/idle-code.ts';
import { stateFile } from './browser/page-state.ts';
import { runScripts } from './browser/run-scripts.ts';
import { report } from './federation/report.browser.ts';

/** The first script of a page that waits for its visitor (docs/decisions/0075): it does what cannot wait, and brings the others. */
earlyPage();
const { scripts, composition } = window.__FACADE__;
if (scripts.hydration) {
  const { run, fetch } = scripts.hydration;
  const data = [composition, stateFile()].filter((file) => typeof file === 'string');
  const hydrate = () => {
    runScripts(run).catch((error: unknown) => {
      report('page', error);
      // The line may be back when the visitor does something else.
      onNextInteraction(hydrate);
    });
    for (const href of data) preload({ as: 'fetch', href, crossOrigin: 'anonymous' });
    fetchScripts(fetch);
  };
  fetchWhenIdle([...run, ...fetch], data);
  onFirstInteraction(hydrate);
}

import { earlyPage } from './browser/early-page.ts';
import { fetchScripts } from './browser/fetch-scripts.ts';
import { onFirstInteraction } from './browser/first-interaction.ts';
import { fetchWhenIdle } from './browser/idle-code.ts';
import { runScripts } from './browser/run-scripts.ts';

/** The first script of a page that waits for its visitor (docs/decisions/0075): it does what cannot wait, and brings the others. */
earlyPage();
const { scripts, composition, state } = window.__FACADE__;
if (scripts.hydration) {
  const { run, fetch } = scripts.hydration;
  const files = [...fetch, ...state.deferred.flatMap((part) => part.files)];
  fetchWhenIdle([...run, ...files], typeof composition === 'string' ? composition : undefined);
  onFirstInteraction(() => {
    runScripts(run);
    fetchScripts(files);
  });
}

import type { Composition, PageState } from 'shared-kit/contracts/boot';
import { PAGE_DATA } from '../document/page-data.ts';
import type { PageScripts } from '../document/page-data.ts';
import { pageFile } from '../federation/integrity.ts';
import { partFiles } from './part-files.ts';
import { startInBrowser } from './start-in-browser.inline.ts';

/** The scripts of a page. One that waits for its visitor runs a small one only, and knows what hydrates it. */
export function pageScripts(
  { used, deferred }: Pick<PageState, 'used' | 'deferred'>,
  composition: Composition,
  { isWaiting, watcher }: { isWaiting: boolean; watcher?: PageScripts['watcher'] },
): PageScripts {
  const { js, start = [] } = composition.shell;
  const files = (hrefs: readonly string[]) => hrefs.map((href) => pageFile(composition, href));
  const run = files(js);
  const fetch = partFiles(composition, used);
  if (!isWaiting || !start.length) return { run, fetch, watcher };
  const parts = deferred.flatMap((part) => part.files);
  return { run: files(start), fetch: [], hydration: { run, fetch: [...fetch, ...parts] }, watcher };
}

/**
 * Inline script that reads the page's data and starts its scripts when its first large picture is there: until then the picture has the
 * whole line and the processor (product B1). So do stylesheets where what the first screen needs of them stands in the page. All scripts start at once, known before any of them runs. The browser takes a fetched
 * file only for a script of the same integrity. The text is the same in every page of a release, so that the policy allows it by its hash.
 */
export const START_SCRIPT = `(${startInBrowser})(${JSON.stringify(PAGE_DATA)})`;

import type { PageFile, Watcher } from '../../contract/contract.ts';
import { findWatcher } from '../../contract/watchers.ts';
import { runScript } from '../loading/run-script.browser.ts';

const loading = new Map<string, Promise<Watcher>>();

/** Fetches and runs the script of a watcher, once; one that does not come is asked for again on the next page. */
export function loadWatcher(file: PageFile): Promise<Watcher> {
  const known = loading.get(file.href) ?? fetchWatcher(file);
  loading.set(file.href, known);
  known.catch(() => loading.delete(file.href));
  return known;
}

async function fetchWatcher(file: PageFile): Promise<Watcher> {
  const watcher = findWatcher(await runScript(file));
  if (!watcher) throw new Error(`${file.href} is no watcher`);
  return watcher;
}

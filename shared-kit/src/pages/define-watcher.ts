import type { Watcher } from 'composer/contract';

interface WatcherScript extends HTMLScriptElement {
  watcher?: Watcher;
}

/** What the file of a watcher calls, once, while it runs first: its script element hands the watcher to the shell. */
export function defineWatcher<Data>(watcher: Watcher<Data>): void {
  (document.currentScript as WatcherScript).watcher = watcher as Watcher;
}

/** The watcher of a script that has run; undefined for any other script. */
export const watcherOf = (script: HTMLScriptElement): Watcher | undefined =>
  (script as WatcherScript).watcher;

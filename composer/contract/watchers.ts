import type { BootRemote } from './boot.ts';

/**
 * Watchers: scripts of a remote that run while one of its pages is shown, hydrated or not. A release has one
 * for each `web/watchers/<name>.js`, which the build makes of `src/<folder>/<name>.watcher.ts`, apart from the pages; a route names it.
 */

/** Folder of the watchers within the files of a release. */
export const WATCHERS = 'watchers';

/** The script of a watcher within the files of a release. */
export const watcherFile = (name: string): string => `${WATCHERS}/${name}.js`;

/** Its path on the site. */
export const watcherPath = ({ entry }: Pick<BootRemote, 'entry'>, name: string): string =>
  entry.slice(0, entry.lastIndexOf('/') + 1) + watcherFile(name);

/**
 * Called when the page is shown and the browser is idle, with what the page's loader returned; what it returns is called when the visitor goes
 * on to another page.
 */
export type Watcher<Data = unknown> = (data: Data) => () => void;

interface WatcherScript extends HTMLScriptElement {
  watcher?: Watcher;
}

/** What the file of a watcher calls, once, while it runs first: its script element hands the watcher to the shell. */
export function defineWatcher<Data>(watcher: Watcher<Data>): void {
  (document.currentScript as WatcherScript).watcher = watcher as Watcher;
}

/** The watcher of a script that has run; undefined for any other script. */
export const findWatcher = (script: HTMLScriptElement): Watcher | undefined =>
  (script as WatcherScript).watcher;

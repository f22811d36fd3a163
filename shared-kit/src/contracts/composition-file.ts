import type { Composition } from './boot.ts';
import { watcherPath } from './watchers.ts';

/** Folder of the files that tell browsers which releases were live: `/compositions/<hash>.json`, which never change. */
export const COMPOSITIONS = '/compositions';

/**
 * What the browser needs of the live releases, for this page and for those that it goes on to: without the shell's own pages, which it
 * has in its code, and with the hashes of the remotes' entries, which contain those of their chunks, and of their watchers only.
 */
export const browserComposition = (composition: Composition): Composition => ({
  ...composition,
  shell: { ...composition.shell, pages: [] },
  integrity: Object.fromEntries(
    Object.values(composition.remotes)
      .flatMap((remote) => [
        remote.entry,
        ...remote.routes.flatMap(({ watcher }) => (watcher ? watcherPath(remote, watcher) : [])),
      ])
      .filter((file) => composition.integrity[file])
      .map((file) => [file, composition.integrity[file]!]),
  ),
});

import type { Composition } from './boot.ts';

/** Folder of the files that tell browsers which releases were live: `/compositions/<hash>.json`, which never change. */
export const COMPOSITIONS = '/compositions';

/**
 * What the browser needs of the live releases, for this page and for those that it goes on to: without the shell's own pages, which it
 * has in its code, and with the hashes of the remotes' entries only, which contain those of their chunks.
 */
export const browserComposition = (composition: Composition): Composition => ({
  ...composition,
  shell: { ...composition.shell, pages: [] },
  integrity: Object.fromEntries(
    Object.values(composition.remotes)
      .filter(({ entry }) => composition.integrity[entry])
      .map(({ entry }) => [entry, composition.integrity[entry]!]),
  ),
});

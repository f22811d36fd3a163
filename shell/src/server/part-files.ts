import type { Composition, ExposeRef, PageFile } from 'shared-kit/contracts/boot';
import { pageFile } from '../federation/integrity.ts';

/** Scripts that parts of the page need before they can be hydrated, each once. */
export function partFiles(composition: Composition, refs: readonly ExposeRef[]): PageFile[] {
  const { shell, remotes } = composition;
  const files = refs.flatMap(({ remote, expose }) => {
    const { entry, exposes } = remotes[remote]!;
    return [...(shell.federation ?? []), entry, ...(exposes[expose]?.js ?? [])];
  });
  return [...new Set(files)].map((href) => pageFile(composition, href));
}

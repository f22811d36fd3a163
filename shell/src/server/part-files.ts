import type { Composition, DeferredExpose, ExposeRef, PageFile } from 'shared-kit/contracts/boot';
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

/** Parts that wait for the visitor, each with the scripts that neither the rest of the page nor a part before it names. */
export function deferredExposes(
  composition: Composition,
  used: readonly ExposeRef[],
  waiting: readonly ExposeRef[],
): DeferredExpose[] {
  const named = new Set(partFiles(composition, used).map(({ href }) => href));
  return waiting.map((ref) => {
    const files = partFiles(composition, [ref]).filter(({ href }) => !named.has(href));
    for (const { href } of files) named.add(href);
    return { ...ref, files };
  });
}

import type { Composition, DeferredExpose, ExposeRef, PageFile, Language } from '../../contract/contract.ts';
import { pageFile } from '../loading/integrity.ts';
import { messageScript } from '../loading/message-script.ts';

/** Scripts that parts of the page need before they can be hydrated, those with their translations included, each once. */
export function partFiles(
  composition: Composition,
  language: Language,
  refs: readonly ExposeRef[],
): PageFile[] {
  const { shell, remotes } = composition;
  const files = refs.flatMap((ref) => {
    const { entry, exposes } = remotes[ref.remote]!;
    const code = [...shell.federation, entry, ...(exposes[ref.expose]?.js ?? [])];
    const texts = messageScript(composition, ref, language) ?? [];
    return [...code.map((href) => pageFile(composition, href)), texts].flat();
  });
  return [...new Map(files.map((file) => [file.href, file])).values()];
}

/** Parts that wait for the visitor, each with the scripts that neither the rest of the page nor a part before it names. */
export function deferredExposes(
  composition: Composition,
  language: Language,
  used: readonly ExposeRef[],
  waiting: readonly ExposeRef[],
): DeferredExpose[] {
  const named = new Set(partFiles(composition, language, used).map(({ href }) => href));
  return waiting.map((ref) => {
    const files = partFiles(composition, language, [ref]).filter(({ href }) => !named.has(href));
    for (const { href } of files) named.add(href);
    return { ...ref, files };
  });
}

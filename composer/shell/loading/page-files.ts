import type { Composition, ExposeRef, Language, PageFile } from '../../contract/contract.ts';

/** A file with its hash, for a tag in the page. */
export const pageFile = ({ integrity }: Composition, href: string): PageFile => ({
  href,
  integrity: integrity[href],
});

/** The script with the translations that an expose is shown with: its own, or those of its remote. */
export function messageScript(
  composition: Composition,
  { remote, expose }: ExposeRef,
  language: Language,
): PageFile | undefined {
  const { exposes, messages } = composition.remotes[remote]!;
  const href = (exposes[expose]?.messages ?? messages)[language];
  return href === undefined ? undefined : pageFile(composition, href);
}

/** The script with the shell's translations. */
export function shellMessageScript(composition: Composition, language: Language): PageFile | undefined {
  const href = composition.shell.messages[language];
  return href === undefined ? undefined : pageFile(composition, href);
}

import type { Composition, ExposeRef, PageFile, Language } from '../../contract/contract.ts';
import { pageFile } from './integrity.ts';

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

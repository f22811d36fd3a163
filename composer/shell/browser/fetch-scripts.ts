import type { PageFile } from '../../contract/contract.ts';

/** Has the browser fetch a file that a script is about to ask for. */
export const preload = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...attributes }));

/** Fetches scripts side by side, before the first of them asks for the next. */
export function fetchScripts(files: readonly PageFile[]) {
  for (const href of new Set(files.map((file) => file.href))) {
    const integrity = files.find((file) => file.href === href)?.integrity ?? '';
    preload({ as: 'script', href, integrity });
  }
}

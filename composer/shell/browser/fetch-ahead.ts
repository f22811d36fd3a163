import type { PageFile } from '../../contract/contract.ts';
import { savesData, whenIdle } from '../../host/when-idle.ts';

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

/**
 * Fetches scripts that the visitor may need soon, once the page has loaded and the line is idle; not where data are to be saved. They
 * wait in the browser's cache and are not run (docs/decisions/0011).
 * @param data addresses of files that a script will fetch
 */
export function fetchWhenIdle(files: readonly PageFile[], data: readonly string[] = []): void {
  if (files.length + data.length === 0 || savesData()) return;
  whenIdle(() => {
    for (const { href, integrity = '' } of new Map(files.map((file) => [file.href, file])).values())
      prefetch({ as: 'script', href, integrity });
    for (const href of data) prefetch({ as: 'fetch', href, crossOrigin: 'anonymous' });
  });
}

const prefetch = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', ...attributes }));

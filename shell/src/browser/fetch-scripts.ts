import type { PageFile } from 'shared-kit/contracts/boot';

/** Fetches scripts side by side, before the first of them asks for the next. */
export function fetchScripts(files: readonly PageFile[]) {
  for (const href of new Set(files.map((file) => file.href))) {
    const integrity = files.find((file) => file.href === href)?.integrity ?? '';
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href,
      integrity,
    });
    document.head.append(link);
  }
}

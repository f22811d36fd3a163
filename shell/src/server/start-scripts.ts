import type { Boot, Composition, PageFile } from 'shared-kit/contracts/boot';
import { pageFile } from '../federation/integrity.ts';
import { partFiles } from './part-files.ts';
import { scriptJson } from '../document/script-json.ts';

interface PageScripts {
  /** Run as soon as they are there. */
  run: PageFile[];
  /** Fetched at the same time; the federation run time runs them. */
  fetch: PageFile[];
}

/**
 * Inline script that starts the page's scripts when its first large picture is there: until then the picture has the
 * whole line (product B1). All of them start at once, known before any of them runs. The browser takes a fetched
 * file only for a script of the same integrity.
 */
export const startScripts = ({ used }: Pick<Boot, 'used'>, composition: Composition): string =>
  `(${startInBrowser})(${scriptJson(pageScripts(used, composition))})`;

const pageScripts = (used: Boot['used'], composition: Composition): PageScripts => ({
  run: composition.shell.js.map((href) => pageFile(composition, href)),
  fetch: partFiles(composition, used),
});

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startInBrowser({ run, fetch }: PageScripts) {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const { href, integrity = '' } of run) append('script', { src: href, integrity, async: true });
    for (const { href, integrity = '' } of fetch)
      append('link', { rel: 'preload', as: 'script', href, integrity });
  };
  const append = (tag: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return start();
  for (const type of ['load', 'error']) picture.addEventListener(type, start);
  // A picture that does not come must not keep the page from answering.
  setTimeout(start, 2500);
}

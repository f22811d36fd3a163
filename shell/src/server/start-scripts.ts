import type { Boot, Composition } from 'shared-kit/contracts/boot';
import { PAGE_DATA } from '../document/page-data.ts';
import type { PageData, PageScripts } from '../document/page-data.ts';
import { pageFile } from '../federation/integrity.ts';
import { partFiles } from './part-files.ts';

/** The scripts of a page. */
export const pageScripts = ({ used }: Pick<Boot, 'used'>, composition: Composition): PageScripts => ({
  run: composition.shell.js.map((href) => pageFile(composition, href)),
  fetch: partFiles(composition, used),
});

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startInBrowser(id: string) {
  const { boot, scripts } = JSON.parse(document.getElementById(id)!.textContent) as PageData;
  const { run, fetch } = scripts;
  window.__FACADE__ = boot;
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

/**
 * Inline script that reads the page's data and starts its scripts when its first large picture is there: until then the picture has the
 * whole line (product B1). All of them start at once, known before any of them runs. The browser takes a fetched
 * file only for a script of the same integrity. The text is the same in every page of a release, so that the policy allows it by its hash.
 */
export const START_SCRIPT = `(${startInBrowser})(${JSON.stringify(PAGE_DATA)})`;

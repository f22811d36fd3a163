import type {
  Composition,
  DeferredExpose,
  ExposeRef,
  Language,
  PageFile,
  PageState,
} from '../../contract/contract.ts';
import { messageScript, pageFile, shellMessageScript } from '../loading/page-files.ts';
import { PAGE_DATA } from '../document/page-data.ts';
import type { PageScripts } from '../document/page-data.ts';
import { IN_PAGE, SCRIPTED_BUTTON, SCRIPTED_FORM, TOGGLE } from '../document/scripted.ts';
import type { ServerSite } from '../site.ts';
import { startInBrowser } from './start-in-browser.inline.ts';

/** The scripts of a page. One that waits for its visitor runs a small one only, and knows what hydrates it. */
export function pageScripts(
  { language, used }: Pick<PageState, 'language' | 'used'>,
  composition: Composition,
  {
    isWaiting,
    phoneMax,
    watcher,
  }: { isWaiting: boolean; phoneMax: number; watcher?: PageScripts['watcher'] },
): PageScripts {
  const { js, start = [] } = composition.shell;
  const files = (hrefs: readonly string[]) => hrefs.map((href) => pageFile(composition, href));
  const run = files(js);
  const texts = shellMessageScript(composition, language) ?? [];
  const fetch = [texts, partFiles(composition, language, used)].flat();
  if (!isWaiting || !start.length) return { run, fetch, watcher };
  return { run: files(start), fetch: [], hydration: { run, fetch, phoneMax }, watcher };
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

/** Scripts that parts of the page need before they can be hydrated, those with their translations included, each once. */
function partFiles(composition: Composition, language: Language, refs: readonly ExposeRef[]): PageFile[] {
  const { shell, remotes } = composition;
  const files = refs.flatMap((ref) => {
    const { entry, exposes } = remotes[ref.remote]!;
    const code = [...shell.federation, entry, ...(exposes[ref.expose]?.js ?? [])];
    const texts = messageScript(composition, ref, language) ?? [];
    return [...code.map((href) => pageFile(composition, href)), texts].flat();
  });
  return [...new Map(files.map((file) => [file.href, file])).values()];
}

/**
 * Inline script that reads the page's data and starts its scripts when its first large picture is there: until then the picture has the
 * whole line and the processor. So do stylesheets where what the first screen needs of them stands in the page. All scripts start at once,
 * known before any of them runs. The browser takes a fetched file only for a script of the same integrity. What the visitor presses before
 * is held for them, or left to the next page if they leave. The text is the same in every page of a release, so that the policy allows it by
 * its hash.
 */
export function startScript({ question, leftPresses }: Pick<ServerSite, 'question' | 'leftPresses'>): string {
  const pressed = {
    scripted: `${SCRIPTED_BUTTON},${IN_PAGE}`,
    scriptedForms: SCRIPTED_FORM,
    toggle: TOGGLE,
  };
  const args = [PAGE_DATA, pressed, leftPresses ?? null, question ?? null];
  return `(${startInBrowser})(${args.map((argument) => JSON.stringify(argument)).join()})`;
}

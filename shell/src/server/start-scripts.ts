import type { Boot } from 'shared-kit/contracts/boot';
import { scriptJson } from './script-json.ts';

interface PageScripts {
  /** Run as soon as they are there. */
  run: string[];
  /** Fetched at the same time; the federation run time runs them. */
  fetch: string[];
}

/**
 * Inline script that starts the page's scripts when its first large picture is there: until then the picture has the
 * whole line (architecture, budgets). All of them start at once, known before any of them runs.
 */
export const startScripts = (boot: Boot): string => `(${startInBrowser})(${scriptJson(pageScripts(boot))})`;

function pageScripts({ shell, remotes, used }: Boot): PageScripts {
  const files = used.flatMap(({ remote, expose }) => {
    const { entry, exposes } = remotes[remote]!;
    return [entry, ...(exposes[expose]?.js ?? [])];
  });
  return { run: shell.js, fetch: [...new Set(files)] };
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startInBrowser({ run, fetch }: PageScripts) {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const src of run)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    for (const href of fetch) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
    }
  };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return start();
  for (const type of ['load', 'error']) picture.addEventListener(type, start);
  // A picture that does not come must not keep the page from answering.
  setTimeout(start, 2500);
}

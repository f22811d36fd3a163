import type { Boot, ExposeRef } from 'shared-kit/contracts/boot';
import type { BrowserExposeLoader } from '../federation/browser-expose-loader.ts';
import { exposeKey } from '../federation/expose-loader.ts';
import { buildRoutes } from '../routing/routes.tsx';
import { pageHandle } from './preload-page.ts';
import { forgetReloads, reloadOnce } from './reload-once.ts';
import { report } from './report.ts';
import { versionedName } from './versioned-name.ts';

/**
 * Loads the code that the server rendered the page with. When some does not come, the page is loaded anew, once. When it does
 * not come then either, its part stays as the server sent it: a widget by itself, the page with everything around it.
 * @returns whether the page can be taken over
 */
export async function loadUsedCode(boot: Boot, exposes: BrowserExposeLoader): Promise<boolean> {
  const named = (ref: ExposeRef) => versionedName(boot, ref);
  const results = await Promise.all(boot.used.map((ref) => exposes.load(ref)));
  const missing = boot.used.filter((_ref, index) => results[index] === 'failed');
  forgetReloads(boot.used.filter((ref) => !missing.includes(ref)).map(named));
  if (!missing.length) return true;
  if (reloadOnce(missing.map(named))) return false;
  if (missing.some(isPageOf(boot, exposes))) {
    report(`no code for ${missing.map(exposeKey).join(', ')}: the page works without scripts`);
    document.documentElement.dataset.hydrated = 'false';
    return false;
  }
  exposes.keepMarkup(missing);
  return true;
}

/** Whether an expose is the page itself, not a part of it. */
function isPageOf(boot: Boot, exposes: BrowserExposeLoader) {
  const page = pageHandle(buildRoutes(boot, [boot.language], exposes), location.pathname)?.page;
  return (ref: ExposeRef) => page !== undefined && exposeKey(page) === exposeKey(ref);
}

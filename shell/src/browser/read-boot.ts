import type { Boot, Composition } from 'shared-kit/contracts/boot';
import type { PageData } from '../document/page-data.ts';
import { report } from '../federation/report.browser.ts';
import { severalTimes } from '../federation/several-times.ts';
import { forgetReloads, reloadOnce } from './reload-once.ts';

/**
 * The data of the page, with the releases that it was rendered with. Undefined when the file that names them does not come: the page is
 * loaded anew, once, and then stays as the server sent it.
 */
export async function readBoot({ state, composition }: Omit<PageData, 'scripts'>): Promise<Boot | undefined> {
  if (typeof composition !== 'string') return { ...composition, ...state };
  try {
    const live = await severalTimes(() => fetchComposition(composition));
    forgetReloads([composition]);
    return { ...live, ...state };
  } catch (error) {
    report(`${composition} did not load`, error);
    reloadOnce([composition]);
    return undefined;
  }
}

async function fetchComposition(file: string): Promise<Composition> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

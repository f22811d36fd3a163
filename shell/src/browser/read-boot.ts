import type { Boot, Composition } from 'shared-kit/contracts/boot';
import type { PageData } from '../document/page-data.ts';
import { report } from '../federation/report.browser.ts';
import { severalTimes } from '../federation/several-times.ts';
import { fetchFile, FileGone } from './fetch-file.ts';
import { pageState, stateFile } from './page-state.ts';
import { forgetReloads, reloadOnce } from './reload-once.ts';

/**
 * What the page is hydrated with: its state, and the releases that it was rendered with. Undefined when a file of these does not come: the
 * page stays as the server sent it. Where the server does not have the file, the page is loaded anew, once.
 * @param mayReload not where the visitor has begun to use the page: it stays then, and leads on by links
 */
export async function readBoot(
  { composition }: Pick<PageData, 'composition'>,
  { mayReload = true } = {},
): Promise<Boot | undefined> {
  const files = [composition, stateFile()].filter((file) => typeof file === 'string');
  try {
    const [live, state] = await Promise.all([
      typeof composition === 'string' ? severalTimes(() => fetchFile<Composition>(composition)) : composition,
      pageState(),
    ]);
    forgetReloads(files);
    return { ...live, ...state };
  } catch (error) {
    report(`${files.join(' or ')} did not load`, error);
    // Without a line the browser would put its own page in place of one that can be read.
    if (mayReload && error instanceof FileGone) reloadOnce(files);
    return undefined;
  }
}

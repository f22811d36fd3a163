import type { Boot, Composition } from 'shared-kit/contracts/boot';
import type { PageData } from '../document/page-data.ts';
import { report } from '../federation/report.browser.ts';
import { severalTimes } from '../federation/several-times.ts';
import { forgetReloads, reloadOnce } from './reload-once.ts';

/** ms for one attempt: a request that hangs is as good as none. */
const DEADLINE = 5_000;

/** The server answered that it does not have the file: other releases are live. */
class CompositionGone extends Error {}

/**
 * The data of the page, with the releases that it was rendered with. Undefined when the file that names them does not come: the page
 * stays as the server sent it. Where the server does not have the file, the page is loaded anew, once.
 * @param mayReload not where the visitor has begun to use the page: it stays then, and leads on by links
 */
export async function readBoot(
  { state, composition }: Pick<PageData, 'state' | 'composition'>,
  { mayReload = true } = {},
): Promise<Boot | undefined> {
  if (typeof composition !== 'string') return { ...composition, ...state };
  try {
    const live = await severalTimes(() => fetchComposition(composition));
    forgetReloads([composition]);
    return { ...live, ...state };
  } catch (error) {
    report(`${composition} did not load`, error);
    // Without a line the browser would put its own page in place of one that can be read.
    if (mayReload && error instanceof CompositionGone) reloadOnce([composition]);
    return undefined;
  }
}

async function fetchComposition(file: string): Promise<Composition> {
  const response = await fetch(file, { signal: AbortSignal.timeout(DEADLINE) });
  if (!response.ok) throw new CompositionGone(`${file}: ${response.status}`);
  return response.json();
}

import type { Boot, ExposeRef } from '../../contract/contract.ts';
import { exposeKey } from '../../host/host-context.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import { BROWSER_LIMIT, limited } from '../routing/limited.ts';

/**
 * Loads code that the server rendered the page with, as long as a loader may take: code that never comes keeps nothing else
 * waiting. When some failed to come, the page is loaded anew, once.
 * @returns what has not come, or undefined when the page is being loaded anew
 */
export async function loadSentCode(
  boot: Boot,
  exposes: ExposeLoader,
  refs: readonly ExposeRef[],
): Promise<ExposeRef[] | undefined> {
  const named = (ref: ExposeRef) => versionedName(boot, ref);
  const forGood = new AbortController().signal;
  await limited(BROWSER_LIMIT, forGood, () => Promise.all(refs.map((ref) => exposes.load(ref)))).catch(
    () => {},
  );
  const failed = refs.filter((ref) => exposes.loaded(ref) === 'failed');
  const missing = refs.filter((ref) => failed.includes(ref) || !exposes.loaded(ref));
  forgetReloads(refs.filter((ref) => !missing.includes(ref)).map(named));
  return failed.length && reloadOnce(failed.map(named)) ? undefined : missing;
}

const KEY = 'page.reloaded';

/**
 * Loads the page anew because of files that did not come: a new release may have taken their place. Once for the same files
 * in this tab, never in a loop. False when it was done already, or when the browser cannot remember that.
 * @param missing names of what is missing, with versions
 */
export function reloadOnce(missing: readonly string[], reload = () => location.reload()): boolean {
  const before = remembered();
  if (missing.every((name) => before.includes(name))) return false;
  if (!remember([...new Set([...before, ...missing])])) return false;
  reload();
  return true;
}

/** What came after all has its reload to spare again. */
export function forgetReloads(present: readonly string[]) {
  const before = remembered();
  if (before.some((name) => present.includes(name)))
    remember(before.filter((name) => !present.includes(name)));
}

function remembered(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function remember(names: string[]): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(names));
    return true;
  } catch {
    return false;
  }
}

/** An expose with its version: of another version it is another file. */
export const versionedName = ({ remotes }: Pick<Boot, 'remotes'>, ref: ExposeRef): string =>
  `${exposeKey(ref)} ${remotes[ref.remote]?.version}`;

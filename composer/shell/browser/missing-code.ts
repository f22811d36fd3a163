import type { Boot, ExposeRef } from '../../contract/contract.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import { BROWSER_LIMIT, limited } from '../routing/limited.ts';
import { forgetReloads, reloadOnce } from './reload-once.ts';
import { versionedName } from './versioned-name.ts';

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

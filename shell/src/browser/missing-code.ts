import type { Boot, ExposeRef } from 'shared-kit/contracts/boot';
import type { ExposeLoader } from '../federation/expose-loader.ts';
import { forgetReloads, reloadOnce } from './reload-once.ts';
import { versionedName } from './versioned-name.ts';

/** Code that the server rendered with, by whether it came. */
interface SentCode {
  present: ExposeRef[];
  missing: ExposeRef[];
}

/**
 * Loads code that the server rendered the page with. When some does not come, the page is loaded anew, once.
 * @returns undefined when the page is being loaded anew
 */
export async function loadSentCode(
  boot: Boot,
  exposes: ExposeLoader,
  refs: readonly ExposeRef[],
): Promise<SentCode | undefined> {
  const named = (ref: ExposeRef) => versionedName(boot, ref);
  const results = await Promise.all(refs.map((ref) => exposes.load(ref)));
  const missing = refs.filter((_ref, index) => results[index] === 'failed');
  const present = refs.filter((ref) => !missing.includes(ref));
  forgetReloads(present.map(named));
  return missing.length && reloadOnce(missing.map(named)) ? undefined : { present, missing };
}

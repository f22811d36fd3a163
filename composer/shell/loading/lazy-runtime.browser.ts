import type { ExposeRef } from '../../contract/contract.ts';
import type { LoadedFrom } from './federation-runtime.browser.ts';

type LoadCode = (ref: ExposeRef) => Promise<unknown>;

/**
 * Fetches the modules that the shell shares, by id. A shell has `import()` put them into the chunk `federation`, as the run time is: both are
 * needed with the first remote.
 */
type ImportShared = () => Promise<{ sharedModules: Readonly<Record<string, unknown>> }>;

const importRuntime = () => import(/* webpackChunkName: "federation" */ './federation-runtime.browser.ts');

const importBoth = (importShared: ImportShared) => Promise.all([importRuntime(), importShared()]);

/** Runs what the page has fetched already while the shell waits for other files; what fails is tried again when it is needed. */
export const warmRuntime = (importShared: ImportShared) => void importBoth(importShared).catch(() => {});

/** Loads code of remotes by a run time that is fetched with the first of them: a page may be shown without any. */
export function lazyRuntime(composition: LoadedFrom, importShared: ImportShared): LoadCode {
  let runtime: Promise<LoadCode> | undefined;
  const fetchRuntime = () =>
    importBoth(importShared).then(([{ federationRuntime }, { sharedModules }]) =>
      federationRuntime(composition, sharedModules),
    );
  return async (ref) => {
    runtime ??= fetchRuntime();
    // One that did not come is asked for again, with the code.
    runtime.catch(() => (runtime = undefined));
    return (await runtime)(ref);
  };
}

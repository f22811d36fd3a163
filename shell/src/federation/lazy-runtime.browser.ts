import type { Composition, ExposeRef } from 'composer/contract';

type LoadCode = (ref: ExposeRef) => Promise<unknown>;

const importRuntime = () => import(/* webpackChunkName: "federation" */ './federation-runtime.browser.ts');

/** Runs what the page has fetched already while the shell waits for other files; what fails is tried again when it is needed. */
export const warmRuntime = () => void importRuntime().catch(() => {});

/** Loads code of remotes by a run time that is fetched with the first of them: a page may be shown without any. */
export function lazyRuntime(composition: Pick<Composition, 'remotes' | 'integrity'>): LoadCode {
  let runtime: Promise<LoadCode> | undefined;
  const fetchRuntime = () => importRuntime().then(({ federationRuntime }) => federationRuntime(composition));
  return async (ref) => {
    runtime ??= fetchRuntime();
    // One that did not come is asked for again, with the code.
    runtime.catch(() => (runtime = undefined));
    return (await runtime)(ref);
  };
}

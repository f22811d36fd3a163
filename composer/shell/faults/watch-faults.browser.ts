import type { RootOptions } from 'react-dom/client';
import { report } from '../loading/report.browser.ts';

const fetchSender = () => import(/* webpackChunkName: "faults" */ './send-fault.browser.ts');

type Sender = Awaited<ReturnType<typeof fetchSender>>;
type Caught = Parameters<Sender['sendThrown']>[0];

let sender: Promise<Sender> | undefined;

/**
 * What sends faults is fetched with the first of them: a page without one does without it, and without a line nothing is sent. It is asked
 * for once: that it does not come is a fault too.
 */
const send = (work: (faults: Sender) => void) =>
  void (navigator.onLine && (sender ??= fetchSender()).then(work, () => {}));
const sendThrown = (caught: Caught) => send((faults) => faults.sendThrown(caught));

/** Tells of a remote whose entry is an ES module, and which did not run, or has no such expose: of an `import()` no event tells. */
export const moduleFailed = (href: string, error: unknown) =>
  send((faults) => faults.sendFailedModule(href, error));

/** Tells of such an entry that was not asked for, as the import map did not come or is not what it should be. */
export const importMapFailed = (entry: string, map: string, error: unknown) =>
  send((faults) => faults.sendMissingMap(entry, map, error));

/** Has the gateway told of faults of releases in this page. Returns what React is told to do with those it survives. */
export function watchFaults(): Pick<RootOptions, 'onCaughtError' | 'onRecoverableError'> {
  // Elements whose file did not come tell nobody but those who listen on the way down.
  addEventListener(
    'error',
    ({ error, target }) => {
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      const file = src || href;
      if (error) sendThrown({ kind: 'unhandled', error });
      else if (/\/remotes\//.test(file)) send((faults) => faults.sendMissingFile(file));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => sendThrown({ kind: 'unhandled', error: reason }));
  return {
    onCaughtError(error, { componentStack }) {
      // eslint-disable-next-line no-console -- what React does by itself
      console.error(error);
      sendThrown({ kind: 'render', error, componentStack });
    },
    onRecoverableError(error, { componentStack }) {
      report('hydration', error);
      sendThrown({ kind: 'hydration', error, componentStack });
    },
  };
}

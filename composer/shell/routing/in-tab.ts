import { useSyncExternalStore } from 'react';
import type { LoaderFunction } from 'react-router';
import type { ThirdPartyRules } from '../site.ts';
import { openByFullLoad } from './full-load.browser.ts';
import { shellServices } from './shell-services.ts';

/**
 * A loader as a tab runs it. A visitor without a line keeps what is on screen, and gets what they asked for when it is back. A document keeps
 * the policy that it was sent with: a page that may load other third parties is opened by a full load, before any of it is drawn.
 */
export function inTab(loader: LoaderFunction, { mayLoad }: ThirdPartyRules): LoaderFunction {
  if (__SERVER__) return loader;
  const { pathname, search } = window.location;
  return whenOnline((args, context) => {
    const { site } = args.context.get(shellServices);
    if (mayLoad(new URL(args.request.url), site) !== mayLoad({ pathname, search }, site))
      return openByFullLoad();
    return loader(args, context);
  });
}

/** ms after which work is done again though the browser says that the line is still away; each pause is twice the one before. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/**
 * A loader that waits for the line where the visitor has none, and then does its work again: what is on screen stays meanwhile. Browsers
 * are at times wrong about the line: they are not asked before, and their word that it is back is not all that is waited for.
 */
export const whenOnline =
  (loader: LoaderFunction): LoaderFunction =>
  async (args, context) => {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE))
      try {
        return (await loader(args, context)) as unknown;
      } catch (error) {
        if (navigator.onLine || !isFault(error)) throw error;
        await lineBack(args.request.signal, pause);
      }
  };

/** What a line that is gone may be the cause of. */
const isFault = (error: unknown) =>
  !(error instanceof Response) && ((error as { init?: ResponseInit | null }).init?.status ?? 500) >= 500;

/** The line is back, or may be: as the browser says, or after so many ms. */
function lineBack(signal: AbortSignal, pause: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, pause);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    addEventListener('online', end);
  });
}

/** Whether the browser has no line. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  );

function watchLine(tell: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, tell);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, tell);
  };
}

import type { Boot, ExposeRef } from '../../contract/contract.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import { report } from './report.browser.ts';
import { exposeKey } from '../../host/host-context.ts';
import type { ExposeLoader } from './expose-loader.ts';
import { severalTimes } from './fetch-files.browser.ts';
import { loadMessages } from './load-messages.browser.ts';
import { messageScript } from './page-files.ts';

/** The browser's expose loader. */
interface BrowserExposeLoader extends ExposeLoader {
  /** Gives what failed another chance: the visitor goes on to another page. */
  forgetFailures(): void;
}

/**
 * Loads exposes with the page's versions; translations come in the page's language, styles with the code.
 * @param loadCode how module federation does it
 */
export function browserExposeLoader(
  boot: Boot,
  loadCode: (ref: ExposeRef) => Promise<unknown>,
): BrowserExposeLoader {
  const done = new Map<string, LoadedExpose | 'failed'>(boot.failed.map((ref) => [exposeKey(ref), 'failed']));
  const underWay = new Map<string, Promise<LoadedExpose | 'failed'>>();

  async function loadFresh(ref: ExposeRef): Promise<LoadedExpose | 'failed'> {
    const key = exposeKey(ref);
    // A file that is missing once, in the middle of a deploy or on a bad line, is asked for again.
    const result = await severalTimes(() => loadOnce(ref)).catch((error) => {
      report(`${key} did not load`, error);
      return 'failed' as const;
    });
    done.set(key, result);
    underWay.delete(key);
    return result;
  }

  async function loadOnce(ref: ExposeRef): Promise<LoadedExpose> {
    // A build by an ordinary plugin brings its texts in its code.
    const texts = boot.remotes[ref.remote]?.stock
      ? {}
      : loadMessages(messageScript(boot, ref, boot.language));
    const [code, messages] = await Promise.all([loadCode(ref), texts]);
    return { module: code as LoadedExpose['module'], messages };
  }

  return {
    loaded: (ref) => done.get(exposeKey(ref)),
    load(ref) {
      const key = exposeKey(ref);
      const known = done.get(key);
      if (known) return Promise.resolve(known);
      const running = underWay.get(key) ?? loadFresh(ref);
      underWay.set(key, running);
      return running;
    },
    release() {},
    forgetFailures() {
      for (const [key, result] of done) if (result === 'failed') done.delete(key);
    },
  };
}

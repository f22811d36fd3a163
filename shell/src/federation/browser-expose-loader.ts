import type { Boot, ExposeRef, Messages } from 'shared-kit/contracts/boot';
import type { LoadedExpose } from 'shared-kit/host';
import { report } from '../browser/report.ts';
import { exposeKey } from './expose-loader.ts';
import type { ExposeLoader } from './expose-loader.ts';
import { severalTimes } from './several-times.ts';

/** The browser's expose loader. */
export interface BrowserExposeLoader extends ExposeLoader {
  /**
   * What the server rendered of these stays as it is, although their code did not come: a part that waits for its code is not
   * replaced, and its links and forms work by full loads.
   */
  keepMarkup(refs: readonly ExposeRef[]): void;
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
  const loadMessages = messagesOnce(boot);
  const done = new Map<string, LoadedExpose | 'failed'>(boot.failed.map((ref) => [exposeKey(ref), 'failed']));
  const underWay = new Map<string, Promise<LoadedExpose | 'failed'>>();
  const kept = new Set<string>();

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
    const [code, messages] = await Promise.all([loadCode(ref), loadMessages(ref.remote)]);
    return { module: code as LoadedExpose['module'], messages };
  }

  return {
    loaded: (ref) => (kept.has(exposeKey(ref)) ? undefined : done.get(exposeKey(ref))),
    load(ref) {
      const key = exposeKey(ref);
      if (kept.has(key)) return NEVER;
      const known = done.get(key);
      if (known) return Promise.resolve(known);
      const running = underWay.get(key) ?? loadFresh(ref);
      underWay.set(key, running);
      return running;
    },
    keepMarkup(refs) {
      for (const ref of refs) kept.add(exposeKey(ref));
    },
    forgetFailures() {
      kept.clear();
      for (const [key, result] of done) if (result === 'failed') done.delete(key);
    },
  };
}

const NEVER = new Promise<never>(() => {});

function messagesOnce(boot: Boot) {
  const byRemote = new Map<string, Promise<Messages>>(
    Object.entries(boot.messages).map(([remote, messages]) => [remote, Promise.resolve(messages)]),
  );
  return (remote: string) => {
    const known = byRemote.get(remote) ?? fetchMessages(boot.remotes[remote]!.messages[boot.language]);
    byRemote.set(remote, known);
    known.catch(() => byRemote.delete(remote));
    return known;
  };
}

async function fetchMessages(file: string): Promise<Messages> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

import type { ExposeRef, RenderRequest, Language } from '../../contract/contract.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import { exposeKey } from '../../host/host-context.ts';
import type { ExposeLoader } from './expose-loader.ts';

/** An expose loader for one request, which remembers what the page used and what failed, for the browser to do alike. */
export interface ServerExposeLoader extends ExposeLoader {
  used(): ExposeRef[];
  failed(): ExposeRef[];
  /** Resolves when what has been asked for so far has come, or has failed. Never rejects. */
  settled(): Promise<void>;
  /** From now on these remotes, and no others, have failed, whatever of them is loaded. */
  leaveOut(remotes: Iterable<string>): void;
}

export function serverExposeLoader(request: RenderRequest, language: Language): ServerExposeLoader {
  const done = new Map<string, { ref: ExposeRef; result: LoadedExpose | 'failed' }>();
  let leftOut: ReadonlySet<string> = new Set();
  const users = new Map<string, number>();
  const underWay = new Map<string, Promise<LoadedExpose | 'failed'>>();

  async function loadFresh(ref: ExposeRef): Promise<LoadedExpose | 'failed'> {
    if (leftOut.has(ref.remote)) return 'failed';
    try {
      // One after the other: the translations are in the code, which must not run where it is left out, nor twice where it fails.
      const code = await request.load(ref);
      const messages = await request.messages(ref.remote, language, ref.expose);
      return { module: code as LoadedExpose['module'], messages };
    } catch (error) {
      request.report({ ref, error });
      return 'failed';
    }
  }

  const findResult = (ref: ExposeRef) => {
    const result = done.get(exposeKey(ref))?.result;
    return result && leftOut.has(ref.remote) ? 'failed' : result;
  };
  /** In the order in which they were asked for, not in that in which they came: any gateway makes the same page (docs/decisions/0083). */
  const shown = () => [...users].flatMap(([key, count]) => (count > 0 ? (done.get(key)?.ref ?? []) : []));
  const countUser = (ref: ExposeRef, by: number) =>
    void users.set(exposeKey(ref), (users.get(exposeKey(ref)) ?? 0) + by);
  return {
    loaded: findResult,
    async load(ref) {
      // No part of the page and no fault: `RemotePart` shows its fallback until the browser has the code.
      if (request.composition.remotes[ref.remote]?.stock) return 'failed';
      countUser(ref, 1);
      const key = exposeKey(ref);
      if (!done.has(key)) {
        const loading = underWay.get(key) ?? loadFresh(ref);
        underWay.set(key, loading);
        done.set(key, { ref, result: await loading });
        underWay.delete(key);
      }
      return findResult(ref)!;
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    release: (ref) => countUser(ref, -1),
    leaveOut(remotes) {
      leftOut = new Set(remotes);
    },
    used: () => shown().filter((ref) => findResult(ref) !== 'failed'),
    failed: () => shown().filter((ref) => findResult(ref) === 'failed'),
  };
}

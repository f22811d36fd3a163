import type { ExposeRef, Messages } from 'shared-kit/contracts/boot';
import type { RenderRequest } from 'shared-kit/contracts/render';
import type { Language } from 'shared-kit/domain/languages';
import type { LoadedExpose } from 'shared-kit/host';
import { exposeKey } from 'shared-kit/host';
import type { ExposeLoader } from './expose-loader.ts';
import { messagesKey } from './messages-key.ts';

/** An expose loader for one request, which remembers what the page used and what failed, for the browser to do alike. */
export interface ServerExposeLoader extends ExposeLoader {
  used(): ExposeRef[];
  failed(): ExposeRef[];
  /** From now on these remotes have failed, whatever of them is loaded. */
  leaveOut(remotes: readonly string[]): void;
  /** Translations of these exposes, by `messagesKey`. */
  messages(refs: readonly ExposeRef[]): Record<string, Messages>;
}

export function serverExposeLoader(request: RenderRequest, language: Language): ServerExposeLoader {
  const done = new Map<string, { ref: ExposeRef; result: LoadedExpose | 'failed' }>();
  const leftOut = new Set<string>();
  const users = new Map<string, number>();

  async function loadFresh(ref: ExposeRef): Promise<LoadedExpose | 'failed'> {
    if (leftOut.has(ref.remote)) return 'failed';
    try {
      const [code, messages] = await Promise.all([
        request.load(ref),
        request.messages(ref.remote, language, ref.expose),
      ]);
      return { module: code as LoadedExpose['module'], messages };
    } catch (error) {
      request.report({ ref, error });
      return 'failed';
    }
  }

  const results = () => [...done.values()].filter(({ ref }) => (users.get(exposeKey(ref)) ?? 0) > 0);
  const countUser = (ref: ExposeRef, by: number) =>
    void users.set(exposeKey(ref), (users.get(exposeKey(ref)) ?? 0) + by);
  return {
    loaded: (ref) => done.get(exposeKey(ref))?.result,
    async load(ref) {
      countUser(ref, 1);
      const result = done.get(exposeKey(ref))?.result ?? (await loadFresh(ref));
      done.set(exposeKey(ref), { ref, result });
      return result;
    },
    release: (ref) => countUser(ref, -1),
    leaveOut(remotes) {
      for (const remote of remotes) leftOut.add(remote);
      for (const [key, { ref }] of done)
        if (leftOut.has(ref.remote)) done.set(key, { ref, result: 'failed' });
    },
    used: () => results().flatMap(({ ref, result }) => (result === 'failed' ? [] : [ref])),
    failed: () => results().flatMap(({ ref, result }) => (result === 'failed' ? [ref] : [])),
    messages: (refs) =>
      Object.fromEntries(
        refs.flatMap((ref) => {
          const result = done.get(exposeKey(ref))?.result;
          return result && result !== 'failed'
            ? [[messagesKey(request.composition, ref), result.messages]]
            : [];
        }),
      ),
  };
}

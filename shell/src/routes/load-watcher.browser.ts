import type { PageFile } from 'shared-kit/contracts/boot';
import type { Watcher } from 'shared-kit/contracts/watchers';
import { watcherOf } from 'shared-kit/pages/define-watcher';

const loading = new Map<string, Promise<Watcher>>();

/** Fetches and runs the script of a watcher, once; one that does not come is asked for again on the next page. */
export function loadWatcher(file: PageFile): Promise<Watcher> {
  const known = loading.get(file.href) ?? fetchWatcher(file);
  loading.set(file.href, known);
  known.catch(() => loading.delete(file.href));
  return known;
}

function fetchWatcher({ href, integrity = '' }: PageFile): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: href, integrity, async: true });
    script.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    script.addEventListener('load', () => {
      const watcher = watcherOf(script);
      if (watcher) resolve(watcher);
      else reject(new Error(`${href} is no watcher`));
    });
    document.head.append(script);
  });
}

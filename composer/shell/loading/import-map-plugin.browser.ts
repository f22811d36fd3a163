import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Composition } from '../../contract/contract.ts';
import { importMapFailed, moduleFailed } from '../faults/watch-faults.browser.ts';

/** ms: a request that hangs is as good as none. */
const DEADLINE = 20_000;

/**
 * Whether the browser checks hashes of an import map (Chrome 127, Firefox 138, Safari 18). No script can ask for that; this method came a little
 * later to each of them (134, 139, 18.4). A browser that does not check would run what was changed.
 */
const checksModules = () => 'requestClose' in HTMLDialogElement.prototype;

/**
 * Makes the federation run time load entries that are ES modules by an import map, which has the hashes of all their scripts and is fetched with
 * the first of them. The run time would import their addresses, and nothing would be checked where the map is missing; nothing but the map leads
 * to a name.
 */
export function importMapPlugin(importMap: Composition['importMap']): ModuleFederationRuntimePlugin {
  const addOnce = addedOnce(importMap);
  return {
    name: 'import-map',
    async loadEntry({ remoteInfo: { entry, entryGlobalName, type } }) {
      if (type !== 'module') return undefined;
      if (!checksModules())
        throw new Error('This browser does not check the hashes of modules: their code is not run');
      const href = toAbsolute(entry);
      await addOnce().catch((error: unknown) => {
        importMapFailed(href, toAbsolute(importMap?.href ?? ''), error);
        throw error;
      });
      const told = <T>(work: Promise<T>): Promise<T> =>
        work.catch((error: unknown) => {
          moduleFailed(href, error);
          throw error;
        });
      // eslint-disable-next-line no-restricted-syntax -- a name of the import map, not code of this build
      const container = await told(import(/* webpackIgnore: true */ entryGlobalName));
      return { ...container, get: (name: string) => told(container.get(name)) };
    },
  };
}

/** Adds the map to the page at the first call; one that did not come is asked for again at the next. */
function addedOnce(importMap: Composition['importMap']): () => Promise<void> {
  let adding: Promise<void> | undefined;
  // What a cache has that is not the map would be in it for good.
  let cache: RequestCache = 'default';
  return () => {
    adding ??= addImportMap(importMap, cache);
    adding.catch(() => {
      adding = undefined;
      cache = 'reload';
    });
    return adding;
  };
}

async function addImportMap(importMap: Composition['importMap'], cache: RequestCache) {
  if (!importMap) throw new Error('There is no import map');
  const { href, integrity } = importMap;
  const response = await fetch(href, { integrity, cache, signal: AbortSignal.timeout(DEADLINE) });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  const text = await response.text();
  document.head.append(Object.assign(document.createElement('script'), { type: 'importmap', text }));
}

const toAbsolute = (href: string) => new URL(href, location.href).href;

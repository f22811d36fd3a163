import { createInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { Composition, ExposeRef } from '../../contract/contract.ts';
import { containerName, STOCK_SHARED } from '../../contract/contract.ts';
import { importMapPlugin } from './import-map-plugin.browser.ts';

/** Remotes are built without a federation run time of their own and look for this one: 5 KB less in each. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime,
});

/** Scope of what is shared with builds by an ordinary plugin: those find nothing else, and share nothing with the others. */
const STOCK = 'stock';

/** What tells where code is, and which bytes it has. */
export type LoadedFrom = Pick<Composition, 'remotes' | 'integrity' | 'importMap'>;

/** Loads exposes of the remotes that are live in this page; a load that failed may be tried again. */
export function federationRuntime(
  { remotes, integrity, importMap }: LoadedFrom,
  sharedModules: Readonly<Record<string, unknown>>,
) {
  const runtime = createInstance({
    name: 'shell',
    remotes: Object.values(remotes).map(({ name, entry, stock }) => ({
      name: containerName(name),
      entry,
      type: stock?.type ?? 'global',
      ...(stock && { entryGlobalName: stock.globalName, shareScope: STOCK }),
    })),
    shared: Object.fromEntries(
      Object.entries(__SHARED__).map(([id, version]) => [
        id,
        {
          version,
          lib: () => sharedModules[id],
          scope: STOCK_SHARED.includes(id) ? ['default', STOCK] : ['default'],
          shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [integrityPlugin(integrity), importMapPlugin(importMap)],
  });
  return async ({ remote, expose }: ExposeRef): Promise<unknown> => {
    const code = await runtime.loadRemote(containerName(remote) + expose.slice(1));
    if (!code) throw new Error(`${remote} has no ${expose}`);
    return code;
  };
}

/** Makes the federation run time ask for the remotes' entries with their integrity. */
const integrityPlugin = (integrity: Composition['integrity']): ModuleFederationRuntimePlugin => ({
  name: 'integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    return {
      script: Object.assign(script, {
        src: url,
        integrity: integrity[new URL(url, location.href).pathname] ?? '',
      }),
    };
  },
});

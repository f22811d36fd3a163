import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { Composition, ExposeRef } from '../../contract/contract.ts';
import { containerName, STOCK_SHARED } from '../../contract/contract.ts';
import { integrityPlugin } from './integrity-plugin.browser.ts';

/** Remotes are built without a federation run time of their own and look for this one: 5 KB less in each. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime,
});

/** Scope of what is shared with builds by an ordinary plugin: those find nothing else, and share nothing with the others. */
const STOCK = 'stock';

/** Loads exposes of the remotes that are live in this page; a load that failed may be tried again. */
export function federationRuntime(
  { remotes, integrity }: Pick<Composition, 'remotes' | 'integrity'>,
  sharedModules: Readonly<Record<string, unknown>>,
) {
  const runtime = createInstance({
    name: 'shell',
    remotes: Object.values(remotes).map(({ name, entry, stock }) => ({
      name: containerName(name),
      entry,
      type: 'global' as const,
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
    plugins: [integrityPlugin(integrity)],
  });
  return async ({ remote, expose }: ExposeRef): Promise<unknown> => {
    const code = await runtime.loadRemote(containerName(remote) + expose.slice(1));
    if (!code) throw new Error(`${remote} has no ${expose}`);
    return code;
  };
}

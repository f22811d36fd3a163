import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Composition } from '../../contract/contract.ts';

/** Makes the federation run time ask for the remotes' entries with their integrity. */
export const integrityPlugin = (integrity: Composition['integrity']): ModuleFederationRuntimePlugin => ({
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

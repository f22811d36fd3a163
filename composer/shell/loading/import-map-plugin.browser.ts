import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Whether the browser checks hashes of an import map (Chrome 127, Firefox 138, Safari 18). No script can ask for that; this method came a little
 * later to each of them (134, 139, 18.4). A browser that does not check would run what was changed.
 */
const checksModules = () => 'requestClose' in HTMLDialogElement.prototype;

/**
 * Makes the federation run time load entries that are ES modules by the import map of the page, which has the hashes of all their scripts. The run
 * time would import their addresses, and nothing would be checked where the map is missing; nothing but the map leads to a name.
 */
export function importMapPlugin(importMap: string | undefined): ModuleFederationRuntimePlugin {
  let isThere = false;
  return {
    name: 'import-map',
    async loadEntry({ remoteInfo: { entryGlobalName, type } }) {
      if (type !== 'module') return undefined;
      if (!checksModules())
        throw new Error('This browser does not check the hashes of modules: their code is not run');
      if (!isThere) addImportMap(importMap);
      isThere = true;
      // eslint-disable-next-line no-restricted-syntax -- a name of the import map, not code of this build
      return import(/* webpackIgnore: true */ entryGlobalName);
    },
  };
}

function addImportMap(text = '{}') {
  document.head.append(Object.assign(document.createElement('script'), { type: 'importmap', text }));
}

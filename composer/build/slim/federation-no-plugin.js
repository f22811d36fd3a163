/** Plugins of the federation run time for snapshots and their preloading. */
export const snapshotPlugin = () => ({ name: 'no-snapshots' });
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preload' });
export const assignRemoteInfo = () => {};

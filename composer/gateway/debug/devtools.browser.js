/** Fills what the devtools of module federation read of a page: `__FEDERATION__`. */
(() => {
  const { shell, remotes } = JSON.parse(document.currentScript.dataset.federation);
  const moduleInfo = {};
  const remotesInfo = {};
  for (const { name, publicPath: folder, ...remote } of remotes) {
    const publicPath = new URL(folder, location.origin).href;
    const entry = publicPath + remote.remoteEntry;
    // As the run time itself would name it: it knows remotes by their entries.
    moduleInfo[`${name}:${entry}`] = { ...remote, publicPath, remotesInfo: {} };
    remotesInfo[name] = { matchedVersion: entry, version: remote.version };
  }
  // The run time fills in what lacks, whichever of the two comes first.
  for (const name of ['__FEDERATION__', '__VMOK__'])
    if (!Object.hasOwn(window, name))
      Object.defineProperty(window, name, { value: window.__FEDERATION__ ?? {}, writable: true });
  window.__FEDERATION__.__SHARE__ ??= {};
  window.__FEDERATION__.moduleInfo = {
    ...window.__FEDERATION__.moduleInfo,
    shell: {
      ...shell,
      buildVersion: shell.version,
      remoteEntry: '',
      globalName: 'shell',
      modules: [],
      remotesInfo,
    },
    ...moduleInfo,
  };
})();

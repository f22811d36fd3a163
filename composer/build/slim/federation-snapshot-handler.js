/** The federation run time's snapshots come from a deployment service of its own; here the registry does that. */
export class SnapshotHandler {
  hooks = { applyPlugin() {}, lifecycle: {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

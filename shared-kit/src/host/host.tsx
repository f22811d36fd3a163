export { HostContext, useHost } from './host-context.ts';
export type { Host, LoadedExpose } from './host-context.ts';
export { RemoteIntl, intlFor } from './remote-intl.tsx';
export { RemotePart } from './remote-part.tsx';
export { RemoteWidget } from './remote-widget.tsx';
export { Slot } from './slot.tsx';
export { RemoteStyles } from './remote-styles.tsx';
export { FaultBoundary } from './fault-boundary.tsx';
export { exposeKey } from './expose-key.ts';

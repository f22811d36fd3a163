export { HostContext, useHost } from './host-context.ts';
export type { Host, LoadedExpose } from './host-context.ts';
export { RemoteIntl, RemoteWidget, intlLocale } from './remote-widget.tsx';
export { RemoteStyles } from './remote-styles.tsx';
export { FaultBoundary } from './fault-boundary.tsx';

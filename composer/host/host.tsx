export { exposeKey, HostContext, targetHref, useHost } from './host-context.ts';
export type { Host, LoadedExpose, Locales } from './host-context.ts';
export { RemoteIntl, intlFor } from './remote-intl.tsx';
export { FaultBoundary, PartFallback, RemotePart, RemoteStyles } from './remote-part.tsx';
export { RemoteWidget, Slot } from './remote-widget.tsx';
export { useCachedMarkup } from './cached-markup.tsx';
export { savesData, whenIdle } from './when-idle.ts';

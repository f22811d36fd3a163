import type { ComponentType } from 'react';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { FaultBoundary, RemoteIntl, RemoteStyles, useHost } from 'shared-kit/host';
import { ArticleModule } from '../pages/ArticleModule.tsx';
import { FiguresModule } from '../pages/FiguresModule.tsx';
import { ModuleFallback } from '../pages/ModuleFallback.tsx';
import type { LoadedModule } from './load-modules.ts';

/** A content module: by the widget of a remote, by the shell itself, or its fallback. */
export function ModuleSlot({ module, widget, data }: LoadedModule) {
  const host = useHost();
  if (module.kind === 'article') return <ArticleModule module={module} />;
  if (module.kind === 'figures') return <FiguresModule module={module} />;
  const loaded = widget && host.loaded(widget);
  if (!widget || !loaded || loaded === 'failed') return <ModuleFallback module={module} />;
  const Widget = loaded.module.default as unknown as ComponentType<ModuleWidgetProps>;
  return (
    <FaultBoundary fallback={<ModuleFallback module={module} />}>
      <RemoteIntl messages={loaded.messages}>
        <RemoteStyles of={widget} />
        <Widget module={module} data={data} />
      </RemoteIntl>
    </FaultBoundary>
  );
}

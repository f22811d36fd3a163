import { Suspense, use } from 'react';
import type { ComponentType } from 'react';
import type { ExposeRef } from 'shared-kit/contracts/boot';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { FaultBoundary, RemoteIntl, RemoteStyles, useHost } from 'shared-kit/host';
import { ArticleModule } from '../pages/ArticleModule.tsx';
import { FiguresModule } from '../pages/FiguresModule.tsx';
import { ModuleFallback } from '../pages/ModuleFallback.tsx';
import type { LoadedModule } from './load-modules.ts';

/** A content module: by the widget of a remote, by the shell itself, or its fallback. */
export function ModuleSlot({ module, widget, data }: LoadedModule) {
  if (module.kind === 'article') return <ArticleModule module={module} />;
  if (module.kind === 'figures') return <FiguresModule module={module} />;
  const fallback = <ModuleFallback module={module} />;
  if (!widget) return fallback;
  return (
    <FaultBoundary fallback={fallback}>
      <RemoteStyles of={widget} />
      <Suspense fallback={fallback}>
        <WidgetOfModule of={widget} module={module} data={data} />
      </Suspense>
    </FaultBoundary>
  );
}

/** Loaded with the page's data already, unless its code did not come to the browser. */
function WidgetOfModule({ of, ...props }: ModuleWidgetProps & { of: ExposeRef }) {
  const host = useHost();
  const loaded = host.loaded(of) ?? use(host.load(of));
  if (loaded === 'failed') return <ModuleFallback module={props.module} />;
  const Widget = loaded.module.default as unknown as ComponentType<ModuleWidgetProps>;
  return (
    <RemoteIntl messages={loaded.messages}>
      <Widget {...props} />
    </RemoteIntl>
  );
}

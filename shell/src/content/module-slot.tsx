import type { ComponentType } from 'react';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { FaultBoundary, RemotePart } from 'shared-kit/host';
import { ArticleModule } from '../pages/article-module.tsx';
import { BandModule } from '../pages/band-module.tsx';
import { CategoryModule } from '../pages/category-module.tsx';
import { FiguresModule } from '../pages/figures-module.tsx';
import { ModuleFallback } from '../pages/module-fallback.tsx';
import { ModuleFrame } from '../pages/module-frame.tsx';
import type { LoadedModule } from './load-modules.ts';

/** A content module: by the widget of a remote, by the shell itself, or its fallback. */
export function ModuleSlot(loaded: LoadedModule) {
  return (
    <ModuleFrame look={loaded.module.look}>
      <ModuleContent {...loaded} />
    </ModuleFrame>
  );
}

function ModuleContent({ module, widget, data }: LoadedModule) {
  if (module.kind === 'category') return <CategoryModule module={module} />;
  if (module.kind === 'article') return <ArticleModule module={module} />;
  if (module.kind === 'band') return <BandModule module={module} />;
  if (module.kind === 'figures') return <FiguresModule module={module} />;
  const fallback = <ModuleFallback module={module} />;
  if (!widget) return fallback;
  return (
    <FaultBoundary fallback={fallback}>
      <RemotePart of={widget} fallback={fallback} skeleton={fallback}>
        {(code) => {
          const Widget = code.default as unknown as ComponentType<ModuleWidgetProps>;
          return <Widget module={module} data={data} />;
        }}
      </RemotePart>
    </FaultBoundary>
  );
}

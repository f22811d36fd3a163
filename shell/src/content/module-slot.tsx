import type { ComponentType, ReactNode } from 'react';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { FaultBoundary, RemotePart } from 'composer/host';
import { ArticleModule } from '../pages/article-module.tsx';
import { BandModule } from '../pages/band-module.tsx';
import { CategoryModule } from '../pages/category-module.tsx';
import { FiguresModule } from '../pages/figures-module.tsx';
import { ModuleFallback } from '../pages/module-fallback.tsx';
import { ModuleSection } from '../pages/module-section.tsx';
import type { LoadedModule } from './load-modules.ts';

interface SlotProps extends LoadedModule {
  /** Instead of a widget that cannot be had; by default the ways on that the module would have offered. */
  fallback?: ReactNode;
}

/** A content module: by the widget of a remote, by the shell itself, or its fallback. */
export function ModuleSlot(loaded: SlotProps) {
  return (
    <ModuleSection look={loaded.module.look}>
      <ModuleContent {...loaded} />
    </ModuleSection>
  );
}

function ModuleContent({ module, widget, data, fallback = <ModuleFallback module={module} /> }: SlotProps) {
  if (module.kind === 'category') return <CategoryModule module={module} />;
  if (module.kind === 'article') return <ArticleModule module={module} />;
  if (module.kind === 'band') return <BandModule module={module} />;
  if (module.kind === 'figures') return <FiguresModule module={module} />;
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

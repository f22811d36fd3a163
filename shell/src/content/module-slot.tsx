import type { ComponentType, ReactNode } from 'react';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { PartFallback, FaultBoundary, RemotePart, useHost } from 'composer/host';
import { ArticleModule, BandModule, FiguresModule } from '../pages/own-modules.tsx';
import { CategoryModule } from '../pages/category-module.tsx';
import { ModuleSection } from '../pages/module-section.tsx';
import type { LoadedModule } from './load-modules.ts';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { RENT, SALE } from 'shared-kit/domain/goal';
import { SECTION_NAMES, sectionOfGoal } from 'shared-kit/domain/listing-link';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Section } from 'shared-kit/ui/section/section';
import s from '../pages/module-fallback.module.css';

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
    <FaultBoundary fallback={<PartFallback of={widget}>{fallback}</PartFallback>}>
      <RemotePart of={widget} fallback={fallback} skeleton={fallback}>
        {(code) => {
          const Widget = code.default as unknown as ComponentType<ModuleWidgetProps>;
          return <Widget module={module} data={data} />;
        }}
      </RemotePart>
    </FaultBoundary>
  );
}

/** In place of a module whose widget cannot be had now: the ways on that it would have offered. */
function ModuleFallback({ module }: { module: ContentModule }) {
  if (module.kind === 'search-box') return <ListLinks goals={[SALE, RENT]} />;
  const goals = module.kind === 'property-list' ? [module.goal ?? SALE] : [];
  if (goals.length === 0 && !module.link) return null;
  return (
    <Section title={module.title} link={module.link}>
      <ListLinks goals={goals} />
    </Section>
  );
}

function ListLinks({ goals }: { goals: readonly number[] }) {
  const { href, language } = useHost();
  return (
    <p className={s.links}>
      {goals.map(sectionOfGoal).map((section) => (
        <ButtonLink key={section} to={href(section)}>
          {SECTION_NAMES[section][language]}
        </ButtonLink>
      ))}
    </p>
  );
}

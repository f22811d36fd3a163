import type { ContentModule } from 'shared-kit/contracts/api/site';
import { RENT, SALE } from 'shared-kit/domain/goal';
import { SECTION_NAMES, sectionOfGoal } from 'shared-kit/domain/sections';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Section } from 'shared-kit/ui/section/section';
import s from './module-fallback.module.css';

/** In place of a module whose widget cannot be had now: the ways on that it would have offered. */
export function ModuleFallback({ module }: { module: ContentModule }) {
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

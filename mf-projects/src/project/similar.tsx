import type { ProjectCard } from 'shared-kit/contracts/api/project';
import { ProjectGrid } from '../card/project-grid.tsx';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { useText } from 'shared-kit/ui/text';
import s from './similar.module.css';

/** Other projects that still have units to sell. */
export function Similar({ projects }: { projects: readonly ProjectCard[] }) {
  const text = useText();
  if (projects.length === 0) return null;
  return (
    <section {...BELOW_FOLD} className={s.similar}>
      <h2 className={s.title}>{text('similar.title')}</h2>
      <ProjectGrid projects={projects} perRow={3} headingLevel={3} />
    </section>
  );
}

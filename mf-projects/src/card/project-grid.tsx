import type { ProjectCard as ProjectCardData } from 'shared-kit/contracts/api/project';
import { cardBelowFold } from 'shared-kit/ui/below-fold';
import { ProjectCard } from './project-card.tsx';
import s from './project-grid.module.css';

interface ProjectGridProps {
  projects: readonly ProjectCardData[];
  /** Cards in a full row of 1200 px. */
  perRow: 2 | 3;
  /** How many pictures the visitor sees first, and are fetched at once. */
  priorityCount?: number;
  headingLevel?: 2 | 3;
}

/** A picture in a row of its own is wider, and the first may be in one. */
const FIRST_SIZES = {
  2: '(min-width: 1280px) 696px, (min-width: 700px) 54vw, 92vw',
  3: '(min-width: 1280px) 378px, (min-width: 1024px) 30vw, (min-width: 700px) 54vw, 92vw',
};
const SIZES = {
  2: '(min-width: 1280px) 584px, (min-width: 700px) 46vw, 92vw',
  3: '(min-width: 1280px) 378px, (min-width: 1024px) 30vw, (min-width: 700px) 46vw, 92vw',
};

/** Project cards in rows. */
export function ProjectGrid({ projects, perRow, priorityCount = 0, headingLevel }: ProjectGridProps) {
  return (
    <ul role="list" className={s.grid} data-per-row={perRow}>
      {projects.map((project, index) => (
        <li key={project.id} className={s.item} {...cardBelowFold(index)}>
          <ProjectCard
            project={project}
            sizes={index === 0 && projects.length % 2 === 1 ? FIRST_SIZES[perRow] : SIZES[perRow]}
            priority={index < priorityCount}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

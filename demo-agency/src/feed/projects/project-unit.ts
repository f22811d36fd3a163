import { DEMO_SEED } from '../seed.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { projectById, type DemoProject } from './demo-projects.ts';

/** Status of a unit (product N4): "free" is for sale. */
export type UnitStatus = 'free' | 'option' | 'sold';

export interface ProjectUnit {
  project: DemoProject;
  name: string;
  floor: number;
  status: UnitStatus;
}

const UNITS_PER_FLOOR = 4;

export function projectUnit({ projectId, index }: { projectId: number; index: number }): ProjectUnit {
  const project = projectById(projectId);
  const houses = project.kinds.includes('house');
  const floor = houses ? 0 : Math.floor(index / UNITS_PER_FLOOR);
  const place = houses ? index + 1 : (index % UNITS_PER_FLOOR) + 1;
  return {
    project,
    name: houses ? `${project.block}${place}` : `${project.block}${floor}.${place}`,
    floor,
    status: unitStatus(project, index),
  };
}

/** Of the building of a project, above the ground floor; null where its units are houses. */
export const computeFloors = ({
  kinds,
  unitCount,
}: Pick<DemoProject, 'kinds' | 'unitCount'>): number | null =>
  kinds.includes('house') ? null : Math.floor((unitCount - 1) / UNITS_PER_FLOOR);

/** A fixed share is sold, about one in seven of the others is under option. */
function unitStatus(project: DemoProject, index: number): UnitStatus {
  const order = randomFor(DEMO_SEED, 'units', project.id).shuffle(
    Array.from({ length: project.unitCount }, (_, unit) => unit),
  );
  const rank = order.indexOf(index);
  const sold = Math.round(project.unitCount * project.soldShare);
  if (rank < sold) return 'sold';
  return rank < sold + Math.ceil((project.unitCount - sold) / 7) ? 'option' : 'free';
}

import { randomFor } from 'shared-kit/domain/seeded-random';
import type { Scene } from '../../scenes/scene.ts';
import type { DemoProject } from '../projects/demo-projects.ts';
import { HOUSE_FLOORS } from '../facts/size.ts';
import { computeFloors } from '../projects/project-unit.ts';
import { DEMO_SEED } from '../seed.ts';

/** The one building of a project, on its own pictures and on those of its units. */
export function projectBuilding(
  project: Pick<DemoProject, 'id' | 'kinds' | 'unitCount'>,
): Pick<Scene, 'kind' | 'seed' | 'storeys'> {
  const { id } = project;
  const floors = computeFloors(project);
  const seed = randomFor(DEMO_SEED, 'project-pictures', id).int(1, 400_000) * 100;
  return floors === null
    ? { kind: 'villa', seed, storeys: HOUSE_FLOORS }
    : { kind: 'apartment-building', seed, storeys: floors + 1 };
}

/** The first seeds of a project's hundred are those of its own pictures. */
const OWN_SEEDS = 20;

/** A seed for a picture of one unit that shows the same building: pictures of one hundred of seeds do. */
export function seedInBuilding(project: Parameters<typeof projectBuilding>[0], unitId: number): number {
  return projectBuilding(project).seed + OWN_SEEDS + (unitId % (100 - OWN_SEEDS));
}

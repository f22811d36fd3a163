import { randomFor } from 'shared-kit/domain/seeded-random';
import type { SceneKind } from '../../scenes/scene.ts';
import type { DemoProject } from '../projects/demo-projects.ts';
import { DEMO_SEED } from '../seed.ts';

/** The one building of a project, on its own pictures and on those of its units. */
export function projectBuilding({ id, kinds }: Pick<DemoProject, 'id' | 'kinds'>): {
  kind: SceneKind;
  seed: number;
} {
  const seed = randomFor(DEMO_SEED, 'project-pictures', id).int(1, 400_000) * 100;
  return { kind: kinds.includes('house') ? 'villa' : 'apartment-building', seed };
}

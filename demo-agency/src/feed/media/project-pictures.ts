import type { DemoProject } from '../projects/demo-projects.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { lights, seasons, type SceneKind } from '../../scenes/scene.ts';
import { pictureAddress } from '../../addresses/picture-address.ts';
import { DEMO_SEED } from '../seed.ts';
import { CAPTIONS, type CaptionKey } from './captions.ts';
import type { DemoPicture } from './pictures.ts';

/** Pictures of a project as a whole: renderings while it is being built. */
export function projectPictures({ id, kinds, finished }: DemoProject): DemoPicture[] {
  const random = randomFor(DEMO_SEED, 'project-pictures', id);
  const season = random.pick(seasons);
  const light = random.pick(lights);
  const seed = random.int(1, 400_000) * 100;
  const building = kinds.includes('house') ? 'villa' : 'apartment-building';
  const shots: [SceneKind, CaptionKey][] = [
    [building, finished ? 'facade' : 'rendering'],
    ['living-room', 'living'],
    ['kitchen', 'kitchen'],
    ['terrace', 'terrace'],
    ...(finished ? [] : [['construction-site', 'site'] as [SceneKind, CaptionKey]]),
    ['floorplan', 'floorplan'],
  ];
  return shots.map(([kind, caption], index) => ({
    id: `project-${id}-${index + 1}`,
    url: pictureAddress({ kind, seed: seed + index, season, light }),
    name: CAPTIONS[caption],
    kind: kind === 'floorplan' ? 'floorplan' : 'photo',
  }));
}

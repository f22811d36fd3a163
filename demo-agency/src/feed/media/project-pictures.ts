import type { DemoProject } from '../projects/demo-projects.ts';
import type { SceneKind } from '../../scenes/scene.ts';
import { pictureAddress } from '../../addresses/picture-address.ts';
import { CAPTIONS, type CaptionKey } from './captions.ts';
import type { DemoPicture } from './pictures.ts';
import { projectBuilding } from './project-building.ts';
import { WEATHER } from './weather.ts';

/** Pictures of a project as a whole: renderings while it is being built. */
export function projectPictures(project: DemoProject): DemoPicture[] {
  const { id, finished } = project;
  const building = projectBuilding(project);
  const shots: [SceneKind, CaptionKey][] = [
    [building.kind, finished ? 'facade' : 'rendering'],
    ['living-room', 'living'],
    ['kitchen', 'kitchen'],
    ['terrace', 'terrace'],
    ...(finished ? [] : [['construction-site', 'site'] as [SceneKind, CaptionKey]]),
    ['floorplan', 'floorplan'],
  ];
  return shots.map(([kind, caption], index) => ({
    id: `project-${id}-${index + 1}`,
    url: pictureAddress({ kind, seed: building.seed + index, ...WEATHER }),
    name: CAPTIONS[caption],
    kind: kind === 'floorplan' ? 'floorplan' : 'photo',
  }));
}

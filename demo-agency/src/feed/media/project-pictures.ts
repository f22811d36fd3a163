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
    ['floorplan', 'floorplan'],
  ];
  const pictures = shots.map(([kind, caption], index): DemoPicture => ({
    id: `project-${id}-${index + 1}`,
    url: pictureAddress({ ...(index === 0 && building), kind, seed: building.seed + index, ...WEATHER }),
    name: CAPTIONS[caption],
    kind: kind === 'floorplan' ? 'floorplan' : 'photo',
  }));
  return finished ? pictures : [...pictures, ...progressPictures(project)];
}

/** Days on which somebody took pictures of the site, with what was done by then. */
const PROGRESS: readonly [day: string, caption: CaptionKey][] = [
  ['2026-04-09', 'foundations'],
  ['2026-07-02', 'structure'],
  ['2026-10-15', 'shell'],
];

/** What the agency's phone saw of the building site, from spring on. */
function progressPictures(project: DemoProject): DemoPicture[] {
  const { seed } = projectBuilding(project);
  return PROGRESS.map(([takenOn, caption], index) => ({
    id: `project-${project.id}-progress-${index + 1}`,
    url: pictureAddress({ kind: 'construction-site', seed: seed + 10 + index, ...WEATHER }),
    name: CAPTIONS[caption],
    kind: 'progress',
    takenOn,
  }));
}

import { KINDS } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import type { ListingFacts } from '../listing-facts.ts';
import type { PlanRooms, Scene, SceneKind } from '../../scenes/scene.ts';
import { projectBuilding, seedInBuilding } from './project-building.ts';
import { WEATHER } from './weather.ts';
import { pictureAddress } from '../../addresses/picture-address.ts';
import { CAPTIONS, type CaptionKey } from './captions.ts';
import type { Texts } from '../texts.ts';

export interface DemoPicture {
  id: string;
  url: string;
  name: Texts;
  kind: 'photo' | 'floorplan' | 'progress';
  /** The day of a picture of the building's progress. */
  takenOn?: string;
}

/** Size of every demo picture, in pixels. */
export const PICTURE_SIZE = { width: 1600, height: 1067 } as const;

type Shot = readonly [scene: SceneKind, caption: CaptionKey];
type Subject = Pick<ListingFacts, 'id' | 'kind' | 'family' | 'size' | 'unit'>;

const AT_MOST = 9;

/** What shows the building of a unit beside its front. */
const OF_BUILDING: readonly SceneKind[] = ['terrace', 'construction-site'];

/** Pictures of one photographer: outside first, then the rooms, the plan last. A unit shows the building of its project. */
export function createPictures(subject: Subject, random: Random): DemoPicture[] {
  const seed = random.int(1, 400_000) * 100;
  return listShots(subject, random).map(([kind, caption], index) => ({
    id: `${subject.id}-${index + 1}`,
    url: pictureAddress(toScene(subject, { kind, seed: seed + index, ...WEATHER })),
    name: CAPTIONS[caption],
    kind: kind === 'floorplan' ? 'floorplan' : 'photo',
  }));
}

function toScene({ id, unit, kind, size }: Subject, scene: Scene): Scene {
  if (scene.kind === 'floorplan') return { ...scene, rooms: planRooms(size) };
  if (unit && OF_BUILDING.includes(scene.kind)) return { ...scene, seed: seedInBuilding(unit.project, id) };
  if (scene.kind !== KINDS[kind].exterior) return scene;
  if (unit) return { ...scene, ...projectBuilding(unit.project) };
  const storeys = storeysSeen(scene.kind, size);
  return storeys === undefined ? scene : { ...scene, storeys };
}

/** What is seen of the floors in the facts, which count those above the ground floor where homes and offices lie on one of them. */
function storeysSeen(exterior: SceneKind, { floor, floors }: Subject['size']): number | undefined {
  if (exterior === 'penthouse' || floors === 0) return undefined;
  if (floor !== null) return floors + 1;
  // A garage lies in a building of others.
  return exterior === 'apartment-building' ? undefined : floors;
}

/** What the plan of a home shows: what its facts say. */
const planRooms = ({ bedrooms, bathrooms, showerRooms, living, terrace }: Subject['size']): PlanRooms => ({
  bedrooms: bedrooms ?? 0,
  bathrooms: bathrooms ?? 0,
  showerRooms: showerRooms ?? 0,
  living: living ?? 0,
  terrace: terrace ?? 0,
});

function listShots(subject: Subject, random: Random): Shot[] {
  const exterior = KINDS[subject.kind].exterior;
  switch (subject.family) {
    case 'land':
      return landShots(random);
    case 'garage':
      return [[exterior, 'facade'], ['hall', 'access']];
    case 'business':
      return [[exterior, 'facade'], ['hall', 'hall'], ['hall', 'access'], ['kitchen', 'kitchenette'], ['shower-room', 'washroom']];
    case 'investment':
      return [[exterior, 'facade'], ['hall', 'hall'], ['living-room', 'living'], ['kitchen', 'kitchen'], ['bedroom', 'bedroom'], ['bathroom', 'bathroom']];
    default:
      return homeShots(subject, exterior, random);
  }
} // prettier-ignore

/** The surroundings twice, or thrice. */
function landShots(random: Random): Shot[] {
  const shots: Shot[] = [
    ['land', 'plot'],
    ['land', 'street'],
    ['land', 'surroundings'],
    ['land', 'plot'],
    ['land', 'surroundings'],
  ];
  return random.chance(0.5) ? [...shots, ['land', 'street']] : shots;
}

function homeShots({ size, unit }: Subject, exterior: SceneKind, random: Random): Shot[] {
  const unfinished = unit !== null && !unit.project.finished;
  const plan: Shot[] = unit !== null || random.chance(0.85) ? [['floorplan', 'floorplan']] : [];
  const inside: (Shot | false)[] = [
    ['living-room', 'living'],
    ['kitchen', 'kitchen'],
    (size.bedrooms ?? 0) > 0 && ['bedroom', (size.bedrooms ?? 0) > 1 ? 'mainBedroom' : 'bedroom'],
    (size.bathrooms ?? 0) > 0 ? ['bathroom', 'bathroom'] : ['shower-room', 'showerRoom'],
    size.garden !== null && ['garden', 'garden'],
    size.terrace !== null && ['terrace', 'terrace'],
    unfinished && ['construction-site', 'site'],
    (size.bedrooms ?? 0) > 1 && random.chance(0.75) && ['bedroom', 'bedroom'],
    random.chance(0.4) && ['hall', 'hall'],
    (size.living ?? 0) > 140 && random.chance(0.5) && ['living-room', 'dining'],
  ];
  const shots = inside.filter((shot): shot is Shot => shot !== false);
  return [
    [exterior, unfinished ? 'rendering' : 'facade'],
    ...shots.slice(0, AT_MOST - 1 - plan.length),
    ...plan,
  ];
}

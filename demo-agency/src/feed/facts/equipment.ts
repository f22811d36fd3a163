import type { Random } from 'shared-kit/domain/seeded-random';
import type { Building } from './building.ts';
import type { Town } from '../towns/town.ts';
import { toFamily, isHome, type PropertyKind } from '../kinds.ts';

export type Heating = 'gas-condensing' | 'gas' | 'oil' | 'heat-pump' | 'electric' | 'pellets' | 'collective';
export type Kitchen = 'super-equipped' | 'equipped' | 'semi-equipped' | 'simple' | 'none';
export type Roof = 'tiles' | 'slates' | 'zinc' | 'flat';
export type Frames = 'pvc' | 'wood' | 'aluminium';
export type Glazing = 'triple' | 'high-yield' | 'double' | 'single';
export type Compass =
  'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west';

/** Equipment of a building; null where it does not apply. */
export interface Equipment {
  heating: Heating | null;
  kitchen: Kitchen | null;
  roof: Roof | null;
  frames: Frames | null;
  glazing: Glazing | null;
  /** Orientations of garden and terrace. */
  rear: Compass;
}

interface EquipmentRequest {
  kind: PropertyKind;
  town: Town;
  building: Building;
  performance: number | null;
  /** The projects are built with heat pumps. */
  isUnit: boolean;
  random: Random;
}

export function createEquipment({
  kind,
  town,
  building,
  performance,
  isUnit,
  random,
}: EquipmentRequest): Equipment {
  const rear = random.weighted<Compass>([
    ['south', 4], ['south-west', 4], ['south-east', 3], ['west', 2.5], ['east', 2], ['north-west', 1], ['north-east', 1], ['north', 1],
  ]); // prettier-ignore
  if (['land', 'garage'].includes(toFamily(kind))) {
    return { heating: null, kitchen: null, roof: null, frames: null, glazing: null, rear };
  }
  const value = performance ?? 200;
  return {
    heating: isUnit ? 'heat-pump' : heatingFor(kind, town, value, random),
    kitchen: isHome(kind) ? kitchenFor(building, random) : null,
    roof: roofFor(kind, building, random),
    frames:
      building.constructionYear >= 2008 && random.chance(0.6)
        ? 'aluminium'
        : random.pick(['pvc', 'pvc', 'wood']),
    glazing: value <= 45 ? 'triple' : value <= 200 ? 'high-yield' : value <= 460 ? 'double' : 'single',
    rear,
  };
}

function heatingFor(kind: PropertyKind, town: Town, value: number, random: Random): Heating {
  if (value <= 45) return random.chance(0.85) ? 'heat-pump' : 'pellets';
  if (value <= 95) return random.pick(['heat-pump', 'gas-condensing', 'gas-condensing']);
  const rural = town.setting === 'village';
  if (toFamily(kind) === 'flat' && random.chance(0.2)) return 'collective';
  if (rural)
    return random.weighted([
      ['oil', 4],
      ['pellets', 1.5],
      ['gas-condensing', 2],
      ['electric', 0.5],
    ] as const);
  if (value <= 255)
    return random.weighted([
      ['gas-condensing', 6],
      ['gas', 2],
      ['oil', 0.6],
    ] as const);
  return random.weighted([
    ['gas', 5],
    ['oil', 2],
    ['electric', 1],
  ] as const);
}

function kitchenFor({ interior }: Building, random: Random): Kitchen {
  switch (interior) {
    case 'new':
    case 'excellent':
      return random.pick(['super-equipped', 'super-equipped', 'equipped']);
    case 'good':
      return random.pick(['equipped', 'equipped', 'super-equipped', 'semi-equipped']);
    case 'to-refresh':
      return random.pick(['semi-equipped', 'equipped']);
    case 'to-renovate':
      return random.pick(['simple', 'simple', 'none', 'semi-equipped']);
  }
}

function roofFor(kind: PropertyKind, building: Building, random: Random): Roof {
  if (toFamily(kind) === 'flat' || ['office', 'warehouse'].includes(kind)) return 'flat';
  if (building.constructionYear >= 2012) return random.pick(['flat', 'tiles', 'zinc', 'slates']);
  return random.pick(['tiles', 'tiles', 'slates']);
}

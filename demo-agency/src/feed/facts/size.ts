import type { Random } from 'shared-kit/domain/seeded-random';
import { toFamily, isHome, KINDS, type PropertyKind } from '../kinds.ts';
import type { Town } from '../towns/town.ts';

/** Rooms (counts) and surfaces (m², widths in m); null where it does not apply to the kind. */
export interface Size {
  living: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  showerRooms: number | null;
  toilets: number | null;
  garages: number;
  parkings: number;
  ground: number | null;
  garden: number | null;
  terrace: number | null;
  store: number | null;
  constructed: number | null;
  total: number | null;
  widthPlot: number | null;
  widthFront: number | null;
  facades: number;
  floor: number | null;
  floors: number;
}

interface SizeRequest {
  kind: PropertyKind;
  town: Town;
  random: Random;
  forRent: boolean;
  /** Storey of a project unit, already known from its name. */
  floor?: number | undefined;
  /** Of the building of a project, the same for all of its units; null where they are houses. */
  floors?: number | null | undefined;
}

export function createSize(request: SizeRequest): Size {
  const { kind, random } = request;
  const living = livingSurface(request);
  const ground = groundSurface(request, living);
  const bedrooms = isHome(kind) ? bedroomsFor(toFamily(kind), living, random) : null;
  const { floor, floors } = chooseStoreys(request);
  const terrace = chooseTerrace(kind, random);
  const facades = random.int(...KINDS[kind].facades);
  const widthPlot = ground > 0 ? computeFront(ground, facades, random) : null;
  const [wet, cars] = [wetRooms(kind, bedrooms ?? 0, random), createCarPlaces(request)];
  const garden = chooseGarden(kind, ground, living, random);
  const store = ['warehouse', 'shop'].includes(kind) ? Math.round(living * random.between(0.15, 0.4)) : null;
  const footprint = Math.round(living / Math.max(1, floors) + random.int(12, 40));
  return {
    living: living || null,
    bedrooms,
    ...wet,
    ...cars,
    ground: ground || null,
    garden,
    terrace,
    store,
    constructed: toFamily(kind) === 'house' ? Math.min(footprint, ground) : null,
    total: living ? Math.round((living + (store ?? 0)) * random.between(1.06, 1.22)) : null,
    widthPlot,
    widthFront: widthPlot && living ? frontOfBuilding(widthPlot, facades, random) : null,
    facades,
    floor,
    floors,
  };
}

function livingSurface({ kind, town, random }: SizeRequest): number {
  const [least, most] = KINDS[kind].living;
  if (most === 0) return 0;
  const shrink = town.setting === 'city' && toFamily(kind) === 'house' ? 0.92 : 1;
  return Math.round((least + (most - least) * (random.next() + random.next()) * 0.5) * shrink);
}

/** Keeps the plot plausible: it is at least as wide as the house. */
function groundSurface({ kind, town, random }: SizeRequest, living: number): number {
  const [least, most] = KINDS[kind].ground;
  if (most === 0) return 0;
  const shrink = town.setting === 'city' ? 0.45 : town.setting === 'village' ? 1 : 0.7;
  const drawn = least + (most - least) * random.next() ** 2 * shrink;
  return Math.round(Math.max(drawn, living * (kind === 'investment' ? 0.5 : 0.75)));
}

function bedroomsFor(family: string, living: number, random: Random): number {
  const steps = family === 'flat' ? [46, 70, 100, 145, 999] : [0, 75, 112, 160, 215, 285, 999];
  const rooms = steps.findIndex((limit) => living < limit);
  const spare = random.chance(0.18) && rooms > 2 ? 1 : 0;
  return rooms - spare;
}

function wetRooms(kind: PropertyKind, bedrooms: number, random: Random) {
  if (!isHome(kind)) {
    const toilets = toFamily(kind) === 'business' ? random.int(1, 3) : null;
    return { bathrooms: null, showerRooms: null, toilets };
  }
  const onlyShower = bedrooms <= 2 && random.chance(0.35);
  return {
    bathrooms: onlyShower ? 0 : bedrooms >= 5 ? 2 : 1,
    showerRooms: onlyShower || bedrooms >= 4 || (bedrooms === 3 && random.chance(0.35)) ? 1 : 0,
    toilets: bedrooms >= 3 ? random.int(2, 3) : 1,
  };
}

function createCarPlaces({ kind, town, random, forRent }: SizeRequest): {
  garages: number;
  parkings: number;
} {
  if (kind === 'garage') return { garages: 1, parkings: 0 };
  if (toFamily(kind) === 'land') return { garages: 0, parkings: 0 };
  if (toFamily(kind) === 'business') return { garages: 0, parkings: random.int(0, kind === 'shop' ? 2 : 8) };
  if (toFamily(kind) === 'flat') {
    return {
      garages: random.chance(forRent ? 0.2 : 0.32) ? 1 : 0,
      parkings: random.chance(town.setting === 'city' ? 0.2 : 0.6) ? 1 : 0,
    };
  }
  if (['terraced', 'village-house', 'investment'].includes(kind)) {
    return { garages: random.chance(0.25) ? 1 : 0, parkings: random.int(0, 1) };
  }
  const large = ['villa', 'architect-villa', 'farmhouse'].includes(kind);
  return { garages: large ? random.int(1, 3) : random.int(0, 2), parkings: random.int(1, large ? 5 : 3) };
}

function chooseTerrace(kind: PropertyKind, random: Random): number | null {
  if (kind === 'penthouse') return random.int(24, 82);
  if (kind === 'ground-floor') return random.int(10, 28);
  if (toFamily(kind) === 'flat') return random.chance(0.72) ? random.int(4, 18) : null;
  if (toFamily(kind) === 'house') return random.chance(0.85) ? random.int(14, 60) : null;
  return null;
}

function chooseGarden(kind: PropertyKind, ground: number, living: number, random: Random): number | null {
  if (kind === 'ground-floor') return random.chance(0.6) ? random.int(35, 160) : null;
  if (toFamily(kind) !== 'house') return null;
  const garden = Math.round(ground - living * random.between(0.6, 0.75));
  return garden > 25 ? garden : null;
}

function chooseStoreys({ kind, random, floor, floors: known, town }: SizeRequest): {
  floor: number | null;
  floors: number;
} {
  const family = toFamily(kind);
  if (family === 'land') return { floor: null, floors: 0 };
  if (family !== 'flat') {
    const onFloor = kind === 'office' ? random.int(0, 3) : null;
    const floors = chooseFloors(kind, random);
    return { floor: onFloor, floors: known === null ? HOUSE_FLOORS : Math.max(onFloor ?? 0, floors) };
  }
  const floors = random.int(3, town.setting === 'city' || town.setting === 'coast' ? 8 : 4);
  if (kind === 'ground-floor') return { floor: 0, floors: known ?? floors };
  const top = kind === 'penthouse' ? floors : kind === 'duplex' ? floors - 1 : random.int(1, floors - 1);
  return { floor: floor ?? top, floors: known ?? Math.max(floors, floor ?? 0, 2) };
}

/** Of villas, and of the houses of a project. */
export const HOUSE_FLOORS = 2;

/** Of a whole building: villas and farmhouses are broad rather than high, blocks in town have shops below and rooms under the roof. */
function chooseFloors(kind: PropertyKind, random: Random): number {
  if (['bungalow', 'single-storey', 'warehouse', 'garage'].includes(kind)) return 1;
  const floors = random.int(2, 3);
  if (['villa', 'architect-villa', 'farmhouse'].includes(kind)) return HOUSE_FLOORS;
  return ['investment', 'shop'].includes(kind) ? floors + 1 : floors;
}

function computeFront(ground: number, facades: number, random: Random): number {
  const width = facades === 2 ? random.between(5.2, 8.5) : Math.sqrt(ground) * random.between(0.5, 0.85);
  return Math.round(width * 10) / 10;
}

function frontOfBuilding(widthPlot: number, facades: number, random: Random): number {
  const share = facades === 2 ? 1 : random.between(0.45, 0.65);
  return Math.round(Math.min(widthPlot * share, 24) * 10) / 10;
}

import type { ProjectUnit } from 'shared-kit/contracts/api/project';
import { slugify } from 'shared-kit/domain/slug';

/** Orders of the price list besides its own, the ground floor first. */
export const UNIT_ORDERS = ['price', 'price-down', 'surface-down'] as const;
type UnitOrder = (typeof UNIT_ORDERS)[number];

/** Bedrooms that a visitor may ask for at least. */
export const LEAST_BEDROOMS = [1, 2, 3, 4] as const;

/** Names in the address. */
export const CHOICE_NAMES = ['rooms', 'floor', 'orientation', 'free', 'terrace', 'sort'] as const;

/** Which units are shown, and in which order. */
export interface UnitChoice {
  rooms?: number | undefined;
  floor?: number | undefined;
  /** Key of an orientation (`orientationKey`). */
  orientation?: string | undefined;
  free: boolean;
  terrace: boolean;
  sort?: UnitOrder | undefined;
}

/** The choice of an address; what is not known is left out. */
export function unitChoice({ searchParams }: URL): UnitChoice {
  const floor = searchParams.get('floor') ?? '';
  return {
    rooms: LEAST_BEDROOMS.find((rooms) => String(rooms) === searchParams.get('rooms')),
    floor: /^-?\d{1,3}$/.test(floor) ? Number(floor) : undefined,
    orientation: orientationKey(searchParams.get('orientation')) || undefined,
    free: searchParams.get('free') === '1',
    terrace: searchParams.get('terrace') === '1',
    sort: UNIT_ORDERS.find((order) => order === searchParams.get('sort')),
  };
}

/** How the address names an orientation, which the feed gives in the words of each language. */
const orientationKey = (words: string | null) => slugify(words);

/** The orientations of units, by their keys, in the order of the words. */
export function listOrientations(units: readonly ProjectUnit[]): { key: string; words: string }[] {
  const words = [...new Set(units.map(({ orientation }) => orientation?.trim()).filter((known) => !!known))];
  const byKey = new Map(words.map((known) => [orientationKey(known!), known!]));
  // What has no letters cannot be chosen. Keys compare alike on the server and in every browser.
  byKey.delete('');
  return [...byKey].map(([key, known]) => ({ key, words: known })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The units that fit, in the order that was chosen; what an order cannot compare comes last. */
export function chosenUnits(units: readonly ProjectUnit[], choice: UnitChoice): ProjectUnit[] {
  const { orientation } = choice;
  const faces = (unit: ProjectUnit) => orientationKey(unit.orientation) === orientation;
  // Another language has other words: what no unit faces is no choice.
  const isFaced = orientation !== undefined && units.some(faces);
  const fitting = units.filter(
    (unit) =>
      (choice.rooms === undefined || (unit.bedrooms ?? 0) >= choice.rooms) &&
      (choice.floor === undefined || unit.floor === choice.floor) &&
      (!isFaced || faces(unit)) &&
      (!choice.free || unit.isFree) &&
      (!choice.terrace || unit.terrace !== null),
  );
  if (!choice.sort) return fitting;
  const readSortValue = VALUES[choice.sort];
  return fitting.toSorted((a, b) => order(readSortValue(a), readSortValue(b)));
}

/** The smaller the further up. */
const VALUES: Record<UnitOrder, (unit: ProjectUnit) => number | null> = {
  price: ({ price }) => price.amount,
  'price-down': ({ price }) => price.amount && -price.amount,
  'surface-down': ({ surface }) => surface && -surface,
};

function order(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : a - b;
}

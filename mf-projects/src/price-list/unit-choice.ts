import type { ProjectUnit } from 'shared-kit/contracts/api/project';

/** Orders of the price list besides its own, the ground floor first. */
export const UNIT_ORDERS = ['price', 'price-down', 'surface-down'] as const;
export type UnitOrder = (typeof UNIT_ORDERS)[number];

/** Bedrooms that a visitor may ask for at least. */
export const LEAST_BEDROOMS = [1, 2, 3, 4] as const;

/** Names in the address. */
export const CHOICE_NAMES = ['rooms', 'floor', 'free', 'terrace', 'sort'] as const;

/** Which units are shown, and in which order. */
export interface UnitChoice {
  rooms?: number | undefined;
  floor?: number | undefined;
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
    free: searchParams.get('free') === '1',
    terrace: searchParams.get('terrace') === '1',
    sort: UNIT_ORDERS.find((order) => order === searchParams.get('sort')),
  };
}

/** The units that fit, in the order that was chosen; what an order cannot compare comes last. */
export function chosenUnits(units: readonly ProjectUnit[], choice: UnitChoice): ProjectUnit[] {
  const fitting = units.filter(
    (unit) =>
      (choice.rooms === undefined || (unit.bedrooms ?? 0) >= choice.rooms) &&
      (choice.floor === undefined || unit.floor === choice.floor) &&
      (!choice.free || unit.isFree) &&
      (!choice.terrace || unit.terrace !== null),
  );
  if (!choice.sort) return fitting;
  const valueOf = VALUES[choice.sort];
  return fitting.toSorted((a, b) => order(valueOf(a), valueOf(b)));
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

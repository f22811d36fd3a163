import type { Random } from '../drawing/random.ts';
import type { PlanRooms } from '../scene.ts';

/** Use of a room of the plan, which determines furniture and floor. */
export type RoomUse =
  'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'shower' | 'hall' | 'study' | 'terrace' | 'storage';
/** A room as a rectangle in metres, x to the right and y down from the corner of the building. */
export type PlanRoom = {
  use: RoomUse;
  x: number;
  y: number;
  width: number;
  height: number;
  flipX?: boolean;
  flipY?: boolean;
};
/** A gap in a wall: `across` runs along x, otherwise along y; swing says to which side a door opens. */
export type PlanGap = {
  kind: 'door' | 'entrance' | 'window' | 'passage';
  x: number;
  y: number;
  length: number;
  across: boolean;
  swing: -1 | 1;
};
export type Plan = { width: number; height: number; rooms: readonly PlanRoom[]; gaps: readonly PlanGap[] };

const SMALL_HOME: PlanRooms = { bedrooms: 2, bathrooms: 1, showerRooms: 0, living: 90, terrace: 12 };

/** Metres, before the whole is brought to the home's surface. */
const ROW = 3.6;
const CORRIDOR = 1.25;
const ROOM = 3.3;
/** Widths of rooms in a row, by that of a bedroom. */
const WIDTHS: Partial<Record<RoomUse, number>> = { bathroom: 0.58, shower: 0.58, storage: 0.58 };

/**
 * A home with just these rooms and this surface: living and kitchen on one side, the others in two rows along a corridor. Which side
 * is which, and the measures, differ from plan to plan.
 */
export function layOut(random: Random, rooms: PlanRooms = SMALL_HOME): Plan {
  const plan = toSurface(corridorPlan(random, rooms), rooms);
  const turned = random.chance(0.5) ? mirrorX(plan) : plan;
  return random.chance(0.5) ? mirrorY(turned) : turned;
}

function corridorPlan(random: Random, { bedrooms, bathrooms, showerRooms }: PlanRooms): Plan {
  const [beds, baths, showers] = [
    times(bedrooms, 'bedroom'),
    times(bathrooms, 'bathroom'),
    times(showerRooms, 'shower'),
  ];
  const [top, bottom] = inTwoRows([...beds, ...baths, ...showers]);
  const night = Math.max(...[top, bottom].map(computeWidth)) * ROOM;
  const day = Math.max(4.3, night * random.range(0.55, 0.75));
  const [width, height] = [day + night, 2 * ROW + CORRIDOR];
  const [y1, y2] = [ROW, ROW + CORRIDOR];
  const split = height * random.range(0.36, 0.44);
  const above = createRow(top, day, night, 0);
  const below = createRow(bottom, day, night, y2);
  return {
    width,
    height,
    rooms: [
      { use: 'kitchen', x: 0, y: 0, width: day, height: split },
      { use: 'living', x: 0, y: split, width: day, height: height - split },
      { use: 'hall', x: day, y: y1, width: night, height: CORRIDOR },
      ...above,
      ...below,
    ],
    gaps: [
      { kind: 'passage', x: 0.9, y: split, length: day - 1.8, across: true, swing: 1 },
      door(day, y1 + 0.2, false, -1),
      { kind: 'entrance', x: width, y: y1 + 0.15, length: 0.95, across: false, swing: -1 },
      windowAt(0.8, height, day - 1.8, true),
      windowAt(0, split + 1, 1.8, false),
      windowAt(0, 0.9, 1.4, false),
      ...above.flatMap((room) => [door(room.x + 0.3, y1, true, -1), createWindow(room, 0)]),
      ...below.flatMap((room) => [door(room.x + 0.3, y2, true, 1), createWindow(room, height)]),
    ],
  };
}

const times = (count: number, use: RoomUse): RoomUse[] => Array.from({ length: count }, () => use);

/** Bedrooms and wet rooms in both rows; an empty row is a store. */
function inTwoRows(uses: readonly RoomUse[]): [RoomUse[], RoomUse[]] {
  const rows: [RoomUse[], RoomUse[]] = [[], []];
  for (const use of uses) rows[computeWidth(rows[0]) <= computeWidth(rows[1]) ? 0 : 1].push(use);
  for (const row of rows) if (row.length === 0) row.push('storage');
  return rows;
}

const computeWidth = (row: readonly RoomUse[]): number =>
  row.reduce((sum, use) => sum + (WIDTHS[use] ?? 1), 0);

function createRow(uses: readonly RoomUse[], from: number, width: number, y: number): PlanRoom[] {
  const unit = width / computeWidth(uses);
  let x = from;
  return uses.map((use) => {
    const room = { use, x, y, width: (WIDTHS[use] ?? 1) * unit, height: ROW };
    x += room.width;
    return room;
  });
}

const createWindow = ({ x, width }: PlanRoom, y: number): PlanGap =>
  windowAt(x + width * 0.3, y, width * 0.4, true);

/** The plan with the living surface of the home, and its terrace before the living room. */
function toSurface(plan: Plan, { living, terrace }: PlanRooms): Plan {
  const scale = Math.sqrt(living / (plan.width * plan.height));
  const by = <Part extends { x: number; y: number }>(part: Part) => ({
    ...part,
    x: part.x * scale,
    y: part.y * scale,
  });
  const [width, height] = [plan.width * scale, plan.height * scale];
  const outside = Math.min(
    width - 0.4,
    Math.max(plan.rooms[1]!.width * scale - 0.4, Math.sqrt(terrace * 2.5)),
  );
  return {
    width,
    height,
    rooms: [
      ...plan.rooms.map((room) => ({ ...by(room), width: room.width * scale, height: room.height * scale })),
      ...(terrace > 0
        ? [{ use: 'terrace' as const, x: 0.2, y: height + 0.1, width: outside, height: terrace / outside }]
        : []),
    ],
    gaps: plan.gaps.map((gap) => ({
      ...by(gap),
      length:
        gap.kind === 'door' || gap.kind === 'entrance' ? gap.length * Math.min(1, scale) : gap.length * scale,
    })),
  };
}

const door = (x: number, y: number, across: boolean, swing: -1 | 1): PlanGap => ({
  kind: 'door',
  x,
  y,
  length: 0.88,
  across,
  swing,
});
const windowAt = (x: number, y: number, length: number, across: boolean): PlanGap => ({
  kind: 'window',
  x,
  y,
  length,
  across,
  swing: 1,
});

function mirrorX(plan: Plan): Plan {
  return {
    ...plan,
    rooms: plan.rooms.map((room) => ({ ...room, x: plan.width - room.x - room.width, flipX: true })),
    gaps: plan.gaps.map((gap) =>
      gap.across
        ? { ...gap, x: plan.width - gap.x - gap.length }
        : { ...gap, x: plan.width - gap.x, swing: -gap.swing as -1 | 1 },
    ),
  };
}

function mirrorY(plan: Plan): Plan {
  return {
    ...plan,
    rooms: plan.rooms.map((room) => ({ ...room, y: plan.height - room.y - room.height, flipY: true })),
    gaps: plan.gaps.map((gap) =>
      gap.across
        ? { ...gap, y: plan.height - gap.y, swing: -gap.swing as -1 | 1 }
        : { ...gap, y: plan.height - gap.y - gap.length },
    ),
  };
}

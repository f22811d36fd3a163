import type { Random } from '../drawing/random.ts';

/** Use of a room of the plan, which determines furniture and floor. */
export type RoomUse =
  'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall' | 'study' | 'terrace' | 'storage';
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

/** A dwelling by one of a few typical Belgian layouts, with varied measures and mirroring. */
export function layOut(random: Random): Plan {
  const plan = random.pick([galleryPlan, centralHallPlan, loftPlan])(random);
  const turned = random.chance(0.5) ? mirrorX(plan) : plan;
  return random.chance(0.5) ? mirrorY(turned) : turned;
}

/** Living and kitchen on one side, bedrooms along a corridor on the other. */
function galleryPlan(random: Random): Plan {
  const [width, height] = [random.range(12, 14.5), random.range(8.4, 9.8)];
  const xa = width * random.range(0.44, 0.52);
  const xb = xa + (width - xa) * random.range(0.48, 0.56);
  const [y1, y2] = [height * 0.42, height * 0.42 + 1.3];
  const xc = xa + (width - xa) * random.range(0.36, 0.46);
  const split = height * random.range(0.36, 0.44);
  return {
    width,
    height,
    rooms: [
      { use: 'kitchen', x: 0, y: 0, width: xa, height: split },
      { use: 'living', x: 0, y: split, width: xa, height: height - split },
      { use: 'bathroom', x: xa, y: 0, width: xc - xa, height: y1 },
      { use: 'bedroom', x: xc, y: 0, width: width - xc, height: y1 },
      { use: 'hall', x: xa, y: y1, width: width - xa, height: y2 - y1 },
      { use: 'bedroom', x: xa, y: y2, width: xb - xa, height: height - y2 },
      { use: random.pick(['bedroom', 'study']), x: xb, y: y2, width: width - xb, height: height - y2 },
      { use: 'terrace', x: 0.6, y: height + 0.1, width: xa - 1, height: 1.9 },
    ],
    gaps: [
      { kind: 'passage', x: 0.9, y: split, length: xa - 1.8, across: true, swing: 1 },
      door(xa, y1 + 0.2, false, -1),
      door((xa + xc) / 2, y1, true, -1),
      door(xc + 0.5, y1, true, -1),
      door(xb - 1.3, y2, true, 1),
      door(xb + 0.4, y2, true, 1),
      { kind: 'entrance', x: width, y: y1 + 0.18, length: 0.95, across: false, swing: -1 },
      windowAt(0.8, height, xa - 1.8, true),
      windowAt(0, split + 1, 1.8, false),
      windowAt(0, 0.9, 1.4, false),
      windowAt(xc + (width - xc) * 0.25, 0, (width - xc) * 0.5, true),
      windowAt(xa + (xc - xa) * 0.35, 0, 0.8, true),
      windowAt(xa + (xb - xa) * 0.25, height, (xb - xa) * 0.5, true),
      windowAt(xb + (width - xb) * 0.25, height, (width - xb) * 0.5, true),
    ],
  };
}

/** A hall in the middle, day rooms on one side, night rooms on the other. */
function centralHallPlan(random: Random): Plan {
  const [width, height] = [random.range(11.5, 13.5), random.range(9, 10.4)];
  const [xa, xb] = [width * 0.42, width * 0.42 + random.range(1.7, 2.2)];
  const [ya, yb, yc] = [height * random.range(0.52, 0.6), height * 0.36, height * 0.62];
  return {
    width,
    height,
    rooms: [
      { use: 'living', x: 0, y: 0, width: xa, height: ya },
      { use: 'kitchen', x: 0, y: ya, width: xa, height: height - ya },
      { use: 'hall', x: xa, y: 0, width: xb - xa, height },
      { use: 'bedroom', x: xb, y: 0, width: width - xb, height: yb },
      { use: 'bathroom', x: xb, y: yb, width: width - xb, height: yc - yb },
      { use: 'bedroom', x: xb, y: yc, width: width - xb, height: height - yc },
      { use: 'terrace', x: -2.5, y: 0.8, width: 2.4, height: ya - 1.4 },
    ],
    gaps: [
      door(xa, ya * 0.5, false, -1),
      door(xa, ya + 0.5, false, -1),
      { kind: 'passage', x: 0.9, y: ya, length: xa * 0.45, across: true, swing: 1 },
      door(xb, yb - 1.3, false, 1),
      door(xb, yb + 0.5, false, 1),
      door(xb, yc + 0.4, false, 1),
      { kind: 'entrance', x: xa + (xb - xa) / 2 - 0.5, y: height, length: 1, across: true, swing: -1 },
      windowAt(0, 1.2, ya - 2.2, false),
      windowAt(xa * 0.2, 0, xa * 0.5, true),
      windowAt(0, ya + 0.9, 1.5, false),
      windowAt(xa * 0.3, height, xa * 0.4, true),
      windowAt(width, yb * 0.25, yb * 0.5, false),
      windowAt(width, yb + 0.7, 0.9, false),
      windowAt(width, yc + (height - yc) * 0.25, (height - yc) * 0.5, false),
    ],
  };
}

/** One large day room, a bedroom with its bath, a study. */
function loftPlan(random: Random): Plan {
  const [width, height] = [random.range(11, 13), random.range(7.6, 8.8)];
  const xa = width * random.range(0.56, 0.62);
  const [ya, yb] = [height * 0.5, height * 0.76];
  const xh = xa - 2.2;
  return {
    width,
    height,
    rooms: [
      { use: 'living', x: 0, y: 0, width: xa, height: ya + 0.3 },
      { use: 'kitchen', x: 0, y: ya + 0.3, width: xh, height: height - ya - 0.3 },
      { use: 'hall', x: xh, y: ya + 0.3, width: xa - xh, height: height - ya - 0.3 },
      { use: 'bedroom', x: xa, y: 0, width: width - xa, height: ya },
      { use: 'bathroom', x: xa, y: ya, width: width - xa, height: yb - ya },
      { use: 'study', x: xa, y: yb, width: width - xa, height: height - yb },
      { use: 'terrace', x: 0.8, y: -2.1, width: xa - 1.6, height: 2 },
    ],
    gaps: [
      { kind: 'passage', x: 0.8, y: ya + 0.3, length: xh - 1.6, across: true, swing: 1 },
      door(xh + 0.6, ya + 0.3, true, -1),
      door(xa, ya - 1.2, false, 1),
      door(xa, ya + 0.5, false, 1),
      door(xa, yb + 0.5, false, 1),
      { kind: 'entrance', x: xh + 0.6, y: height, length: 1, across: true, swing: -1 },
      windowAt(0.9, 0, xa - 1.8, true),
      windowAt(0, 1, 1.8, false),
      windowAt(0, ya + 1.1, 1.4, false),
      windowAt(xa + (width - xa) * 0.25, 0, (width - xa) * 0.5, true),
      windowAt(width, ya + 0.6, 0.8, false),
      windowAt(xa + (width - xa) * 0.3, height, (width - xa) * 0.4, true),
    ],
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

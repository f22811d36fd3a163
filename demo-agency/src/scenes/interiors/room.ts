import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import {
  areaData,
  courses,
  flecks,
  onPlane,
  rectangle,
  uprights,
  type Area,
  type Plane,
} from '../drawing/plane.ts';
import { fill, stroke } from '../drawing/svg.ts';
import type { Item } from '../exteriors/plot.ts';
import { type Floor, drawFloorPattern } from './floor.ts';

export type WallName = 'back' | 'left' | 'right';

/** A window or glazed door in a wall, metres from the wall's left end as seen from inside. */
export type RoomWindow = Area & {
  wall: WallName;
  panes: readonly [number, number];
  frame: Colour;
  curtain?: Colour;
};

/** A room open towards the viewer: x from -width/2 to width/2, z from 0 at the viewer to depth at the back wall. */
export type Room = {
  width: number;
  depth: number;
  height: number;
  floor: Floor;
  wall: Colour;
  /** One wall in another colour. */
  accent?: { wall: WallName; colour: Colour };
  tiles?: { colour: Colour; height: number; size: number };
  windows: readonly RoomWindow[];
  /** Things on the walls. */
  hangings?: (canvas: Canvas, room: Room) => string;
  items: readonly Item[];
};

/** The face of a wall as seen from inside the room. */
export function createWall({ width, depth, height }: Room, wall: WallName): Plane {
  switch (wall) {
    case 'back':
      return {
        origin: [-width / 2, 0, depth],
        along: [1, 0, 0],
        up: [0, 1, 0],
        normal: [0, 0, -1],
        outline: rectangle(width, height),
      };
    case 'left':
      return {
        origin: [-width / 2, 0, 0],
        along: [0, 0, 1],
        up: [0, 1, 0],
        normal: [1, 0, 0],
        outline: rectangle(depth, height),
      };
    case 'right':
      return {
        origin: [width / 2, 0, depth],
        along: [0, 0, -1],
        up: [0, 1, 0],
        normal: [-1, 0, 0],
        outline: rectangle(depth, height),
      };
  }
}

export function createFloor({ width, depth }: Room): Plane {
  return {
    origin: [-width / 2, 0, 0],
    along: [1, 0, 0],
    up: [0, 0, 1],
    normal: [0, 1, 0],
    outline: rectangle(width, depth),
  };
}

/** The empty room: ceiling, walls in the light of its windows, floor, skirting. */
export function drawShell(canvas: Canvas, room: Room): string {
  const walls = (['left', 'right', 'back'] as const).map((name) => drawWall(canvas, room, name));
  return [drawCeiling(canvas, room), drawFloor(canvas, room), ...walls].join('');
}

function drawCeiling(canvas: Canvas, { width, depth, height }: Room): string {
  const { air, defs } = canvas;
  const plane: Plane = {
    origin: [-width / 2, height, 0],
    along: [1, 0, 0],
    up: [0, 0, 1],
    normal: [0, -1, 0],
    outline: rectangle(width, depth),
  };
  const white = mix('#f4f0e8', air.shadeTint, air.light === 'dusk' ? 0.16 : 0.1);
  return fill(
    onPlane(canvas, plane, plane.outline),
    defs.linear([
      [0, darken(white, 0.09)],
      [1, white],
    ]),
  );
}

function drawWall(canvas: Canvas, room: Room, name: WallName): string {
  const { defs } = canvas;
  const plane = createWall(room, name);
  const base = room.accent?.wall === name ? room.accent.colour : room.wall;
  const tone = lightOn(canvas, room, name, base);
  const length = plane.outline[1]![0];
  const bright = brightEnd(room, name);
  const stops = [
    [0, bright === 'start' ? lighten(tone, 0.14) : darken(tone, 0.07)],
    [1, bright === 'end' ? lighten(tone, 0.14) : darken(tone, 0.05)],
  ] as const;
  const corner = defs.linear([
    [0, '#1d2322', 0.1],
    [0.12, '#1d2322', 0],
    [0.9, '#1d2322', 0],
    [1, '#1d2322', 0.12],
  ]);
  const data = onPlane(canvas, plane, plane.outline);
  return [
    fill(data, defs.linear(stops, [0, 0], [1, 0])),
    room.tiles ? drawWallTiles(canvas, plane, room.tiles, tone) : '',
    fill(data, corner),
    room.tiles
      ? ''
      : fill(
          areaData(canvas, plane, { u: 0, v: 0, width: length, height: 0.12 }),
          lightOn(canvas, room, name, '#f3efe7'),
        ),
  ].join('');
}

/** Walls beside a window are lit by it, the wall with the window is not. */
function lightOn({ air }: Canvas, room: Room, name: WallName, colour: Colour): Colour {
  const holds = room.windows.some(({ wall }) => wall === name);
  const faces = room.windows.some(
    ({ wall }) => (wall === 'left' && name === 'right') || (wall === 'right' && name === 'left'),
  );
  const amount = holds ? 0.42 : faces ? 0.03 : 0.18;
  return mix(mix(colour, air.lightTint, air.light === 'dusk' ? 0.16 : 0.06), air.shadeTint, amount);
}

function brightEnd(room: Room, name: WallName): 'start' | 'end' | undefined {
  const [lit] = room.windows;
  if (!lit) return undefined;
  if (name === 'back') return lit.wall === 'left' ? 'start' : lit.wall === 'right' ? 'end' : undefined;
  return lit.wall === 'back' ? (name === 'left' ? 'end' : 'start') : undefined;
}

function drawWallTiles(
  canvas: Canvas,
  plane: Plane,
  tiles: NonNullable<Room['tiles']>,
  wall: Colour,
): string {
  const length = plane.outline[1]![0];
  const tiled: Plane = { ...plane, outline: rectangle(length, tiles.height) };
  const tone = mix(tiles.colour, wall, 0.25);
  return [
    fill(onPlane(canvas, tiled, tiled.outline), tone),
    stroke(
      flecks(canvas, tiled, { count: 40, course: tiles.size, length: tiles.size * 0.9 }),
      lighten(tone, 0.3),
      tiles.size * 130,
      { opacity: 0.14 },
    ),
    stroke(
      courses(canvas, tiled, tiles.size) + uprights(canvas, tiled, tiles.size * 1.02),
      lighten(tone, 0.4),
      1.4,
      { opacity: 0.55 },
    ),
  ].join('');
}

function drawFloor(canvas: Canvas, room: Room): string {
  const { defs, air } = canvas;
  const plane = createFloor(room);
  const tone = mix(mix(room.floor.colour, air.lightTint, 0.06), air.shadeTint, 0.12);
  const paint = defs.linear([
    [0, lighten(tone, 0.14)],
    [1, darken(tone, 0.14)],
  ]);
  const ends = defs.linear([
    [0, '#1d2322', 0.16],
    [0.16, '#1d2322', 0],
  ]);
  const data = onPlane(canvas, plane, plane.outline);
  return fill(data, paint) + drawFloorPattern(canvas, plane, room.floor.kind, tone) + fill(data, ends);
}

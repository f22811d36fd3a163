import { shade } from '../drawing/atmosphere.ts';
import { project, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { areaData, rectangle, type Plane } from '../drawing/plane.ts';
import type { Random } from '../drawing/random.ts';
import { fill, num, stroke } from '../drawing/svg.ts';
import { drawBlock, type Solid } from '../building/solid.ts';
import type { Item } from '../exteriors/plot.ts';
import { drawCabinet, drawTop } from './cabinets.ts';
import { drawVase } from './furnishing.ts';
import { plantItem } from './houseplant.ts';
import { pendantItem } from './lamps.ts';
import { roomPalette, roomWindow } from './room-palette.ts';
import { createWall, type Room, type WallName } from './room.ts';
import { drawContact } from './soft.ts';
import { stoolItem } from './seating.ts';

/** A kitchen: a run of units along the back, an island with stools under pendant lamps, a window to the garden. */
export function planKitchen(random: Random): Room {
  const palette = roomPalette(random);
  const size = {
    width: random.range(5.4, 6.8),
    depth: random.range(4.8, 5.8),
    height: random.range(2.65, 3),
  };
  const windowWall = random.pick<WallName>(['left', 'right']);
  const fronts = random.pick([
    '#2e5a4c',
    '#efe9de',
    '#d8cdbb',
    '#5f6f72',
    '#a77f58',
    '#7f8f80',
    '#3a4442',
    '#c9a98c',
  ]);
  const top = random.pick(['#ece6da', '#3c3c39', '#b08d68', '#d8d2c6']);
  const tall = windowWall === 'left' ? 1 : -1;
  const island = {
    x0: -1.35 + random.range(-0.4, 0.4),
    z0: size.depth - 3.1,
    length: random.range(2.1, 2.7),
    depth: 0.95,
  };
  const islandColour = random.chance(0.5) ? fronts : random.pick([palette.wood, '#f1ece2', '#2e5a4c']);
  return {
    ...size,
    floor: palette.floor,
    wall: palette.wall,
    windows: [roomWindow(random, size, windowWall, { ...palette })],
    hangings: (canvas, room) => drawSplashback(canvas, room),
    items: [
      ...unitsItems(random, size, { fronts, top, tall, wood: palette.wood }),
      islandItem(island, islandColour, top),
      ...Array.from({ length: 3 }, (_, index) =>
        stoolItem(
          island.x0 + island.length * (0.2 + 0.3 * index),
          island.z0 - 0.32,
          random.pick([palette.wood, '#3a3631', '#b4532f']),
        ),
      ),
      pendantItem({
        x0: island.x0 + 0.4,
        x1: island.x0 + island.length - 0.4,
        z: island.z0 + 0.45,
        y: 1.78,
        ceiling: size.height,
        count: random.int(2, 3),
        colour: random.pick(['#2b2f2e', '#b8893f', '#efe6d6', '#2e5a4c', '#b4532f']),
        shape: random.pick(['dome', 'globe', 'cone']),
      }),
      plantItem(-tall * (size.width / 2 - 0.45), size.depth - 1.2, 1.1, '#c9c2b5'),
    ],
  };
}

type Units = { fronts: string; top: string; tall: number; wood: string };

function unitsItems(
  random: Random,
  { width, depth, height }: Pick<Room, 'width' | 'depth' | 'height'>,
  { fronts, top, tall, wood }: Units,
): Item[] {
  const [left, right] = [-width / 2 + 0.02, width / 2 - 0.02];
  const towers = 1.25;
  const run: Solid = {
    x0: tall > 0 ? left + 0.5 : left + towers,
    x1: tall > 0 ? right - towers : right - 0.5,
    y0: 0,
    y1: 0.88,
    z0: depth - 0.62,
    z1: depth - 0.01,
  };
  const tower: Solid = {
    x0: tall > 0 ? right - towers : left,
    x1: tall > 0 ? right : left + towers,
    y0: 0,
    y1: Math.min(2.3, height - 0.3),
    z0: depth - 0.64,
    z1: depth - 0.01,
  };
  const shelves = random.chance(0.5);
  const base: Item = {
    z: depth - 0.4,
    draw: (canvas) =>
      [
        drawCabinet(canvas, { solid: run, colour: fronts, columns: 5, rows: 1 }),
        drawTop(canvas, { x0: run.x0 - 0.02, x1: run.x1 + 0.02, z0: run.z0 - 0.03, z1: run.z1 }, 0.88, top),
        drawTap(canvas, run.x0 + (run.x1 - run.x0) * 0.3, depth - 0.3),
        drawVase(canvas, run.x0 + (run.x1 - run.x0) * 0.86, depth - 0.3, 0.93, '#efe6d6'),
        shelves ? drawShelves(canvas, run, wood) : drawWallUnits(canvas, run, fronts),
      ].join(''),
  };
  const oven: Item = {
    z: depth - 0.41,
    draw: (canvas) =>
      drawCabinet(canvas, { solid: tower, colour: fronts, columns: 2, rows: 2 }) +
      drawOven(canvas, tower, tall),
  };
  return [base, oven];
}

function drawSplashback(canvas: Canvas, room: Room): string {
  const plane = createWall(room, 'back');
  const tone = mix(
    canvas.random.pick(['#e4ddd0', '#cfd6cf', '#d9c7b2', '#efe9df']),
    canvas.air.shadeTint,
    0.12,
  );
  const strip = { u: 0.5, v: 0.9, width: room.width - 1, height: 0.62 };
  const tiled: Plane = { ...plane, outline: rectangle(room.width, 1.52) };
  const joints = Array.from({ length: Math.floor(strip.width / 0.16) }, (_, index) =>
    areaData(canvas, tiled, { ...strip, u: strip.u + index * 0.16, width: 0.16 }),
  );
  return (
    fill(areaData(canvas, plane, strip), tone) +
    stroke(joints.join(''), lighten(tone, 0.4), 1.2, { opacity: 0.6 })
  );
}

function drawTap(canvas: Canvas, x: number, z: number): string {
  const [px, py] = project(canvas.camera, [x, 0.93, z]);
  const size = scaleAt(canvas.camera, [x, 0.93, z]) * 0.34;
  const data = `M${num(px)} ${num(py)}V${num(py - size * 0.8)}Q${num(px)} ${num(py - size)} ${num(px + size * 0.25)} ${num(py - size)}Q${num(px + size * 0.5)} ${num(py - size)} ${num(px + size * 0.5)} ${num(py - size * 0.66)}`;
  return stroke(data, shade(canvas.air, '#a8823f', [0, 0, -1]), Math.max(3, size * 0.08), {
    'stroke-linecap': 'round',
  });
}

function drawShelves(canvas: Canvas, run: Solid, wood: string): string {
  const { random } = canvas;
  const [x0, x1] = [run.x0 + 0.2, run.x1 - 0.2];
  return [1.5, 1.88]
    .map((y) => {
      const board = drawBlock(canvas, { x0, x1, y0: y, y1: y + 0.04, z0: run.z1 - 0.26, z1: run.z1 }, wood);
      let things = '';
      for (let x = x0 + 0.12; x < x1 - 0.2; x += random.range(0.16, 0.42)) {
        const [wide, tall] = [random.range(0.07, 0.16), random.range(0.08, 0.22)];
        things += drawBlock(
          canvas,
          { x0: x, x1: x + wide, y0: y + 0.04, y1: y + 0.04 + tall, z0: run.z1 - 0.2, z1: run.z1 - 0.08 },
          random.pick(['#f1ebe0', '#b4532f', '#8b9a94', '#d9c29a', '#2e5a4c', '#c8b49a']),
        );
        x += wide;
      }
      return board + things;
    })
    .join('');
}

function drawWallUnits(canvas: Canvas, run: Solid, colour: string): string {
  const solid: Solid = {
    x0: run.x0 + 0.1,
    x1: run.x1 - 0.1,
    y0: 1.5,
    y1: 2.25,
    z0: run.z1 - 0.36,
    z1: run.z1,
  };
  const { air } = canvas;
  const strip = air.light === 'dusk' ? drawBlock(canvas, { ...solid, y0: 1.47, y1: 1.5 }, '#ffe7b5') : '';
  return drawCabinet(canvas, { solid, colour, columns: 4, rows: 1, plinth: false }) + strip;
}

function drawOven(canvas: Canvas, { x0, x1, z0 }: Solid, tall: number): string {
  const from = tall > 0 ? x0 + 0.04 : x1 - 0.6;
  const plane: Plane = {
    origin: [from, 0, z0 - 0.005],
    along: [1, 0, 0],
    up: [0, 1, 0],
    normal: [0, 0, -1],
    outline: rectangle(0.56, 2),
  };
  const glass = canvas.defs.linear(
    [
      [0, '#4b5253'],
      [1, '#23282a'],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    fill(areaData(canvas, plane, { u: 0, v: 0.82, width: 0.56, height: 0.56 }), glass) +
    fill(areaData(canvas, plane, { u: 0.06, v: 1.26, width: 0.44, height: 0.03 }), '#b9b4a8')
  );
}

function islandItem(
  island: { x0: number; z0: number; length: number; depth: number },
  colour: string,
  top: string,
): Item {
  const { x0, z0, length, depth } = island;
  const solid: Solid = { x0, x1: x0 + length, y0: 0, y1: 0.88, z0, z1: z0 + depth };
  return {
    z: z0 + depth / 2,
    draw: (canvas) =>
      [
        drawContact(canvas, solid),
        drawCabinet(canvas, { solid, colour, columns: 4, rows: 1, handles: darken(colour, 0.3) }),
        drawTop(
          canvas,
          { x0: x0 - 0.06, x1: x0 + length + 0.06, z0: z0 - 0.14, z1: z0 + depth + 0.04 },
          0.88,
          top,
          0.06,
        ),
        drawVase(canvas, x0 + length * 0.72, z0 + depth * 0.5, 0.94, '#b4532f'),
        drawBowl(canvas, x0 + length * 0.36, z0 + depth * 0.5),
      ].join(''),
  };
}

function drawBowl(canvas: Canvas, x: number, z: number): string {
  const [px, py] = project(canvas.camera, [x, 0.94, z]);
  const size = scaleAt(canvas.camera, [x, 0.94, z]) * 0.17;
  const fruit = [-0.5, 0, 0.45].map(
    (dx, index) =>
      `<circle cx="${num(px + dx * size)}" cy="${num(py - size * 0.62)}" r="${num(size * 0.34)}" fill="${['#c98a4b', '#a9b06a', '#b4653f'][index]}"/>`,
  );
  return (
    fruit.join('') +
    fill(
      `M${num(px - size)} ${num(py - size * 0.6)}Q${num(px - size * 0.7)} ${num(py)} ${num(px - size * 0.3)} ${num(py)}H${num(px + size * 0.3)}Q${num(px + size * 0.7)} ${num(py)} ${num(px + size)} ${num(py - size * 0.6)}z`,
      shade(canvas.air, '#efe6d6', [0, 0, -1]),
    )
  );
}

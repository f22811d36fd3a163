import { shade } from '../drawing/atmosphere.ts';
import { projectPolygon } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { fill, lineData, polygonData, stroke } from '../drawing/svg.ts';
import { drawBlock } from '../building/solid.ts';
import type { Item } from '../exteriors/plot.ts';
import { cabinetItem } from './cabinets.ts';
import { rugItem } from './furnishing.ts';
import { plantItem } from './houseplant.ts';
import { floorLampItem, pendantItem } from './lamps.ts';
import { roomPalette, roomWindow } from './room-palette.ts';
import { createWall, type Room, type WallName } from './room.ts';
import { armchairItem } from './seating.ts';
import { drawContact, drawCushion } from './soft.ts';
import { drawPicture } from './wall-art.ts';

/** A bedroom: a made bed between night tables, a window with drapes, a quiet wall colour. */
export function planBedroom(random: Random): Room {
  const palette = roomPalette(random);
  const size = { width: random.range(4.8, 5.8), depth: random.range(4.2, 5), height: random.range(2.6, 2.9) };
  const windowWall = random.pick<WallName>(['left', 'right']);
  const side = windowWall === 'left' ? 1 : -1;
  const x = random.range(-0.3, 0.3) - side * -0.15;
  const bed = { x0: x - 0.85, z0: size.depth - 2.2 };
  const linen = random.pick(['#f3ede2', '#e9e2d6', '#efe8dc', '#dfe2dc']);
  const tables = [bed.x0 - 0.6, bed.x0 + 1.82];
  return {
    ...size,
    floor: { ...palette.floor, kind: 'boards' },
    wall: palette.wall,
    accent: random.chance(0.7) ? { wall: 'back', colour: palette.accent } : undefined,
    windows: [
      {
        ...roomWindow(random, size, windowWall, palette),
        curtain: random.pick(['#efe7d8', palette.textile, '#dcd3c4']),
      },
    ],
    hangings: (canvas, room) => drawAbove(canvas, room, x),
    items: [
      rugItem(
        { x0: bed.x0 - 0.7, x1: bed.x0 + 2.4, z0: bed.z0 - 0.7, z1: bed.z0 + 1.1 },
        random.pick(['#d9cbb4', '#c7b8a4', palette.textile]),
      ),
      bedItem(
        bed,
        linen,
        random.pick(palette.soft as [string]),
        random.pick([palette.wood, palette.textile]),
      ),
      ...tables.map((at) =>
        cabinetItem({
          solid: { x0: at, x1: at + 0.46, y0: 0.1, y1: 0.52, z0: size.depth - 0.45, z1: size.depth - 0.03 },
          colour: palette.wood,
          columns: 1,
          rows: 2,
        }),
      ),
      ...nightLamps(random, tables, size.depth),
      ...corner(random, palette.soft, side, size),
    ],
  };
}

function bedItem(
  { x0, z0 }: { x0: number; z0: number },
  linen: Colour,
  throwColour: Colour,
  frame: Colour,
): Item {
  const [x1, z1] = [x0 + 1.7, z0 + 2.1];
  const draw = (canvas: Canvas) =>
    [
      drawContact(canvas, { x0, x1, z0, z1 }),
      drawCushion(
        canvas,
        { x0: x0 - 0.08, x1: x1 + 0.08, y0: 0.1, y1: 1.12, z0: z1, z1: z1 + 0.09 },
        frame,
        0.08,
      ),
      drawBlock(canvas, { x0, x1, y0: 0.08, y1: 0.3, z0, z1 }, darken(frame, 0.1)),
      drawCushion(
        canvas,
        { x0: x0 + 0.02, x1: x1 - 0.02, y0: 0.28, y1: 0.52, z0: z0 + 0.02, z1 },
        linen,
        0.1,
      ),
      ...[0.1, 0.88].map((at) =>
        drawCushion(
          canvas,
          { x0: x0 + at, x1: x0 + at + 0.72, y0: 0.52, y1: 0.84, z0: z1 - 0.24, z1: z1 - 0.05 },
          lighten(linen, 0.3),
          0.14,
        ),
      ),
      ...[0.28, 0.96].map((at) =>
        drawCushion(
          canvas,
          { x0: x0 + at, x1: x0 + at + 0.46, y0: 0.52, y1: 0.78, z0: z1 - 0.44, z1: z1 - 0.3 },
          throwColour,
          0.14,
        ),
      ),
      drawDuvet(canvas, { x0, x1, z0, z1: z1 - 0.55 }, lighten(linen, 0.15)),
      drawThrow(canvas, { x0, x1, z0, z1: z0 + 0.62 }, throwColour),
    ].join('');
  return { z: z0 + 1, draw };
}

function drawDuvet(
  canvas: Canvas,
  { x0, x1, z0, z1 }: { x0: number; x1: number; z0: number; z1: number },
  colour: Colour,
): string {
  const cover = drawCushion(
    canvas,
    { x0: x0 - 0.07, x1: x1 + 0.07, y0: 0.24, y1: 0.6, z0: z0 - 0.06, z1 },
    colour,
    0.12,
  );
  const tone = darken(shade(canvas.air, colour, [0, 1, 0]), 0.16);
  const creases = [0.3, 0.52, 0.74].map((share) => {
    const x = x0 + (x1 - x0) * share;
    return lineData(
      projectPolygon(canvas.camera, [
        [x - 0.1, 0.605, z1 - 0.2],
        [x, 0.605, z0 + 0.8],
        [x + 0.06, 0.605, z0 + 0.5],
      ]),
    );
  });
  return cover + stroke(creases.join(''), tone, 2.4, { opacity: 0.3 });
}

function drawThrow(
  canvas: Canvas,
  { x0, x1, z0, z1 }: { x0: number; x1: number; z0: number; z1: number },
  colour: Colour,
): string {
  const top = shade(canvas.air, colour, [0, 1, 0]);
  const front = shade(canvas.air, colour, [0, 0, -1]);
  const lid = polygonData(
    projectPolygon(canvas.camera, [
      [x0 - 0.08, 0.615, z0 - 0.07],
      [x1 + 0.08, 0.615, z0 - 0.07],
      [x1 + 0.08, 0.615, z1],
      [x0 - 0.08, 0.615, z1],
    ]),
  );
  const drop = polygonData(
    projectPolygon(canvas.camera, [
      [x0 - 0.08, 0.615, z0 - 0.07],
      [x1 + 0.08, 0.615, z0 - 0.07],
      [x1 + 0.08, 0.2, z0 - 0.08],
      [x0 - 0.08, 0.2, z0 - 0.08],
    ]),
  );
  return (
    fill(lid, lighten(top, 0.06)) +
    fill(
      drop,
      canvas.defs.linear([
        [0, front],
        [1, darken(front, 0.2)],
      ]),
    )
  );
}

function nightLamps(random: Random, tables: readonly number[], depth: number): Item[] {
  const hanging = random.chance(0.35);
  const colour = random.pick(['#efe3cb', '#d9c29a', '#b8893f']);
  return tables.map((at) =>
    hanging
      ? pendantItem({
          x0: at + 0.23,
          x1: at + 0.23,
          z: depth - 0.3,
          y: 1.15,
          ceiling: 2.7,
          count: 1,
          colour,
          shape: 'dome',
        })
      : { ...floorLampItem(at + 0.23, depth - 0.24, colour, 0.8), z: depth - 0.31 },
  );
}

function corner(
  random: Random,
  soft: readonly Colour[],
  side: number,
  { width, depth }: { width: number; depth: number },
): Item[] {
  const edge = (width / 2 - 0.5) * -side;
  const items: Item[] = [plantItem(edge, depth - 0.6, random.range(0.9, 1.2), '#c9c2b5')];
  if (random.chance(0.55))
    items.push(
      armchairItem(side > 0 ? -width / 2 + 0.5 : width / 2 - 1.3, 1.5, random.pick(soft as [string])),
    );
  if (random.chance(0.6)) {
    const x0 = side > 0 ? width / 2 - 0.62 : -width / 2 + 0.02;
    items.push(
      cabinetItem({
        solid: { x0, x1: x0 + 0.6, y0: 0, y1: 2.2, z0: 1.6, z1: depth - 1 },
        colour: random.pick(['#efe9de', '#d9cfbe', '#a77f58']),
        columns: 4,
        rows: 1,
        side: side > 0 ? 'left' : 'right',
      }),
    );
  }
  return items;
}

function drawAbove(canvas: Canvas, room: Room, x: number): string {
  const plane = createWall(room, 'back');
  const middle = x + room.width / 2;
  return canvas.random.chance(0.5)
    ? drawPicture(canvas, plane, { u: middle - 0.6, v: 1.45, width: 1.2, height: 0.75 })
    : [-0.72, 0.06]
        .map((at) => drawPicture(canvas, plane, { u: middle + at, v: 1.4, width: 0.64, height: 0.82 }))
        .join('');
}

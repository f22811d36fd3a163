import type { Canvas } from '../drawing/canvas.ts';
import type { Random } from '../drawing/random.ts';
import type { Item } from '../exteriors/plot.ts';
import { bookcaseItem, cabinetItem } from './cabinets.ts';
import { coffeeTableItem, drawVase, rugItem } from './furnishing.ts';
import { plantItem } from './houseplant.ts';
import { floorLampItem, pendantItem } from './lamps.ts';
import { roomPalette, roomWindow, type RoomPalette } from './room-palette.ts';
import { createWall, type Room, type WallName } from './room.ts';
import { armchairItem, sofaItem } from './seating.ts';
import { drawPicture } from './wall-art.ts';

/** A living room: sofa on a rug, lamp, art and plants, a wide window to the garden. */
export function planLivingRoom(random: Random): Room {
  const palette = roomPalette(random);
  const size = {
    width: random.range(5.4, 6.6),
    depth: random.range(4.6, 5.8),
    height: random.range(2.65, 3.1),
  };
  const windowWall = random.pick<WallName>(['left', 'right', 'back']);
  const sofaLength = random.range(2.2, 2.8);
  const sofaX = random.range(-0.6, 0.4) - sofaLength / 2;
  const sofaZ = size.depth - (windowWall === 'back' ? 1.9 : 1.15);
  const side = windowWall === 'left' ? 1 : -1;
  return {
    ...size,
    floor: palette.floor,
    wall: palette.wall,
    accent: random.chance(0.55)
      ? { wall: windowWall === 'back' ? 'left' : 'back', colour: palette.accent }
      : undefined,
    windows: [roomWindow(random, size, windowWall, palette)],
    hangings: (canvas, room) =>
      windowWall === 'back' ? drawSideArt(canvas, room) : drawArtAbove(canvas, room, sofaX + sofaLength / 2),
    items: [
      rugItem(
        { x0: sofaX - 0.3, x1: sofaX + sofaLength + 0.3, z0: sofaZ - 1.9, z1: sofaZ + 0.3 },
        random.pick(palette.soft as [string]),
        random.chance(0.25),
      ),
      sofaItem({
        x: sofaX,
        z: sofaZ,
        length: sofaLength,
        colour: palette.textile,
        cushions: palette.soft.slice(0, random.int(2, 3)),
      }),
      coffeeTableItem(
        sofaX + sofaLength / 2 + random.range(-0.2, 0.2),
        sofaZ - 0.85,
        random.range(0.42, 0.58),
        palette.wood,
      ),
      ...companions(random, palette, {
        sofaX,
        sofaLength,
        sofaZ,
        side,
        width: size.width,
        depth: size.depth,
        ceiling: size.height,
        backFree: windowWall !== 'back',
      }),
    ],
  };
}

type Setting = {
  sofaX: number;
  sofaLength: number;
  sofaZ: number;
  side: number;
  width: number;
  depth: number;
  ceiling: number;
  backFree: boolean;
};

function companions(random: Random, palette: RoomPalette, at: Setting): Item[] {
  const edge = at.width / 2;
  const items: Item[] = [
    floorLampItem(
      at.sofaX + (at.side > 0 ? at.sofaLength + 0.4 : -0.4),
      at.sofaZ + 0.5,
      '#efe3cb',
      random.range(1.5, 1.7),
    ),
  ];
  items.push(
    plantItem(
      -at.side * (edge - 0.5),
      at.depth - random.range(0.5, 1),
      random.range(0.9, 1.35),
      random.pick(['#c9c2b5', '#8d5a44', '#55605c']),
    ),
  );
  if (random.chance(0.7))
    items.push(
      armchairItem(
        at.side > 0 ? at.sofaX - 1.3 : at.sofaX + at.sofaLength + 0.5,
        at.sofaZ - 1,
        random.pick(palette.soft as [string]),
      ),
    );
  if (random.chance(0.5))
    items.push(
      pendantItem({
        x0: at.sofaX + at.sofaLength / 2,
        x1: 0,
        z: at.sofaZ - 0.8,
        y: at.ceiling - 0.75,
        ceiling: at.ceiling,
        count: 1,
        colour: random.pick(['#efe6d6', '#2e5a4c', '#b8893f']),
        shape: random.pick(['dome', 'globe', 'cone']),
      }),
    );
  if (at.backFree && random.chance(0.6)) {
    const x0 = at.side > 0 ? edge - 0.95 : -edge + 0.02;
    items.push(
      bookcaseItem(
        { x0, x1: x0 + 0.93, y0: 0, y1: 2.1, z0: at.depth - 0.36, z1: at.depth - 0.02 },
        random.pick([palette.wood, '#efe9de', '#3b4542']),
      ),
    );
  } else {
    const x0 = at.side > 0 ? edge - 0.46 : -edge + 0.02;
    items.push(
      cabinetItem({
        solid: { x0, x1: x0 + 0.44, y0: 0, y1: 0.72, z0: 1.9, z1: 3.6 },
        colour: palette.wood,
        columns: 3,
        rows: 1,
        side: at.side > 0 ? 'left' : 'right',
      }),
    );
    items.push({
      z: 2.6,
      draw: (canvas) => drawVase(canvas, x0 + 0.22, 2.8, 0.72, random.pick(palette.soft as [string])),
    });
  }
  return items;
}

function drawArtAbove(canvas: Canvas, room: Room, x: number): string {
  const { random } = canvas;
  const plane = createWall(room, 'back');
  const middle = x + room.width / 2;
  if (random.chance(0.45))
    return drawPicture(canvas, plane, { u: middle - 0.65, v: 1.25, width: 1.3, height: 0.95 });
  const count = random.int(2, 3);
  return Array.from({ length: count }, (_, index) =>
    drawPicture(canvas, plane, {
      u: middle + (index - count / 2) * 0.72 + 0.06,
      v: 1.3,
      width: 0.6,
      height: 0.82,
    }),
  ).join('');
}

function drawSideArt(canvas: Canvas, room: Room): string {
  return (
    drawPicture(canvas, createWall(room, 'left'), { u: room.depth - 2.2, v: 1.15, width: 1, height: 1.1 }) +
    drawPicture(canvas, createWall(room, 'right'), { u: 1.1, v: 1.15, width: 0.9, height: 1.1 })
  );
}

import { shade } from '../drawing/atmosphere.ts';
import { project, projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { lighten } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { ellipse, fill, lineData, num, polygonData, stroke } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { drawBlock, type Solid } from '../building/solid.ts';
import type { Item } from '../exteriors/plot.ts';
import { cabinetItem, drawTop } from './cabinets.ts';
import { drawVase, rugItem } from './furnishing.ts';
import { plantItem } from './houseplant.ts';
import { drawGlow } from './lamps.ts';
import { roomPalette, roomWindow } from './room-palette.ts';
import { createWall, type Room, type WallName } from './room.ts';
import { type Floor } from './floor.ts';
import { drawContact } from './soft.ts';
import { drawMirror } from './wall-art.ts';
import { tubItem } from './tub.ts';

/** A bathroom: a free-standing tub by the window, a washstand under a round mirror, tiles, often a walk-in shower. */
export const planBathroom = (random: Random): Room => planRoom(random, { withTub: true });

/** A bathroom with a walk-in shower in place of the tub. */
export const planShowerRoom = (random: Random): Room => planRoom(random, { withTub: false });

function planRoom(random: Random, { withTub }: { withTub: boolean }): Room {
  const palette = roomPalette(random);
  const size = {
    width: random.range(4.2, 5),
    depth: random.range(3.8, 4.6),
    height: random.range(2.55, 2.8),
  };
  const windowWall = random.pick<WallName>(withTub ? ['left', 'right', 'back'] : ['left', 'right']);
  const side = windowWall === 'left' ? -1 : 1;
  const tubX = windowWall === 'back' ? random.range(-0.4, 0.2) : side * (size.width / 2 - 1.15);
  const tubZ = windowWall === 'back' ? size.depth - 0.95 : size.depth - 1.4;
  const standX = windowWall === 'back' ? -side * (size.width / 2 - 0.3) : -side * 0.7;
  const tile = random.pick(['#dfe3dc', '#e9dfd0', '#b7c4bb', '#d8cfc4', '#9fb0ad', '#e7ded3', '#c9a58c']);
  const floor = random.pick<Floor>([
    { kind: 'tiles', colour: '#c9c0b3' },
    { kind: 'checker', colour: '#e4ddd1' },
    { kind: 'boards', colour: '#b8926a' },
    { kind: 'tiles', colour: '#8f9590' },
  ]);
  return {
    ...size,
    floor,
    wall: palette.wall,
    tiles: {
      colour: tile,
      height: random.pick([1.2, 2.1, size.height]),
      size: random.pick([0.15, 0.3, 0.2]),
    },
    windows: [
      {
        ...roomWindow(random, size, windowWall, { ...palette, frame: '#f1ece2' }),
        v: 0.85,
        height: 1.45,
        curtain: undefined,
      },
    ],
    hangings: (canvas, room) =>
      windowWall === 'back'
        ? ''
        : drawMirror(
            canvas,
            createWall(room, 'back'),
            [standX + room.width / 2, 1.6],
            0.42,
            random.pick(['#b8893f', '#2b2f2e', '#a77f58']),
          ),
    items: [
      rugItem(
        { x0: tubX - 0.55, x1: tubX + 0.55, z0: tubZ - 1.15, z1: tubZ - 0.5 },
        random.pick(['#efe6d6', '#d9c4a6', '#8b9a94']),
      ),
      ...(withTub ? [tubItem(tubX, tubZ, random.pick(['#fbf8f2', '#fbf8f2', '#e9e2d6', '#3d4a46']))] : []),
      ...(windowWall === 'back'
        ? sideStand(random, size, -side)
        : washstand(random, standX, size.depth, palette.wood)),
      plantItem(side * (size.width / 2 - 0.35), size.depth - 0.4, random.range(0.7, 1), '#c9c2b5'),
      ...(random.chance(0.5)
        ? [
            stoolWithTowels(
              tubX - side * 1.15,
              tubZ - 0.1,
              palette.wood,
              random.pick(palette.soft as [string]),
            ),
          ]
        : []),
      ...(windowWall !== 'back' && (!withTub || random.chance(0.7)) ? [showerItem(-side, size)] : []),
    ],
  };
}

function washstand(random: Random, x: number, depth: number, wood: string): Item[] {
  const solid: Solid = { x0: x - 0.75, x1: x + 0.75, y0: 0.42, y1: 0.8, z0: depth - 0.52, z1: depth - 0.02 };
  const top = random.pick(['#efe9de', '#3d3d3a', '#d6cdbf']);
  const basins: Item = {
    z: depth - 0.4,
    draw: (canvas) => {
      const basin = [-0.32, 0.32].map((at) => drawBasin(canvas, x + at, depth - 0.28));
      const glow = drawGlow(
        canvas,
        project(canvas.camera, [x, 1.6, depth - 0.1]),
        scaleAt(canvas.camera, [x, 1.6, depth]) * 0.9,
      );
      return (
        drawTop(
          canvas,
          { x0: solid.x0 - 0.03, x1: solid.x1 + 0.03, z0: solid.z0 - 0.03, z1: solid.z1 },
          0.8,
          top,
        ) +
        basin.join('') +
        drawVase(canvas, x, depth - 0.2, 0.85, '#b4532f') +
        glow
      );
    },
  };
  return [
    cabinetItem({
      solid,
      colour: random.pick([wood, '#2e5a4c', '#efe9de', '#5f6f72']),
      columns: 2,
      rows: 1,
      plinth: false,
    }),
    basins,
  ];
}

function drawBasin(canvas: Canvas, x: number, z: number): string {
  const [px, py] = project(canvas.camera, [x, 0.86, z]);
  const size = scaleAt(canvas.camera, [x, 0.86, z]) * 0.2;
  const tone = shade(canvas.air, '#fbf8f2', [0, 0, -1]);
  const tap = stroke(
    `M${num(px)} ${num(py - size * 0.5)}v${num(-size * 0.8)}q0 ${num(-size * 0.3)} ${num(-size * 0.35)} ${num(-size * 0.25)}`,
    shade(canvas.air, '#a8823f', [0, 0, -1]),
    Math.max(2, size * 0.1),
  );
  return (
    tap +
    fill(
      `M${num(px - size)} ${num(py - size * 0.55)}Q${num(px - size * 0.8)} ${num(py)} ${num(px - size * 0.4)} ${num(py)}H${num(px + size * 0.4)}Q${num(px + size * 0.8)} ${num(py)} ${num(px + size)} ${num(py - size * 0.55)}z`,
      tone,
    ) +
    ellipse([px, py - size * 0.55], size, size * 0.15, lighten(tone, 0.4))
  );
}

function sideStand(random: Random, { width }: { width: number }, side: number): Item[] {
  const x0 = side > 0 ? width / 2 - 0.5 : -width / 2 + 0.02;
  const solid: Solid = { x0, x1: x0 + 0.48, y0: 0.4, y1: 0.8, z0: 1.5, z1: 2.9 };
  const basin: Item = {
    z: 2.1,
    draw: (canvas) =>
      drawTop(canvas, { ...solid, x0: x0 - 0.02, x1: x0 + 0.5 }, 0.8, '#efe9de') +
      drawBasin(canvas, x0 + 0.25, 2.2),
  };
  return [
    cabinetItem({
      solid,
      colour: random.pick(['#a77f58', '#2e5a4c', '#efe9de']),
      columns: 2,
      rows: 1,
      side: side > 0 ? 'left' : 'right',
      plinth: false,
    }),
    basin,
  ];
}

function stoolWithTowels(x: number, z: number, wood: string, towel: string): Item {
  return {
    z,
    draw: (canvas) =>
      [
        drawContact(canvas, { x0: x - 0.2, x1: x + 0.2, z0: z - 0.2, z1: z + 0.2 }, 0.3),
        ...[-0.17, 0.13].map((dx) =>
          drawBlock(
            canvas,
            { x0: x + dx, x1: x + dx + 0.04, y0: 0, y1: 0.42, z0: z - 0.15, z1: z + 0.15 },
            wood,
          ),
        ),
        drawBlock(canvas, { x0: x - 0.2, x1: x + 0.2, y0: 0.42, y1: 0.46, z0: z - 0.18, z1: z + 0.18 }, wood),
        ...['#f4eee3', towel, '#f4eee3'].map((tone, index) =>
          drawBlock(
            canvas,
            {
              x0: x - 0.16,
              x1: x + 0.16,
              y0: 0.46 + index * 0.06,
              y1: 0.52 + index * 0.06,
              z0: z - 0.13,
              z1: z + 0.13,
            },
            tone,
          ),
        ),
      ].join(''),
  };
}

/** A walk-in shower behind one sheet of glass. */
function showerItem(
  side: number,
  { width, depth, height }: { width: number; depth: number; height: number },
): Item {
  const x = side * (width / 2 - 1.05);
  const wall = side * (width / 2 - 0.05);
  return {
    z: depth - 1.55,
    draw: (canvas) => {
      const { camera, air } = canvas;
      const z = depth - 1.25;
      const pane = polygonData(
        projectPolygon(camera, [
          [x, 0, z],
          [wall, 0, z],
          [wall, 2.05, z],
          [x, 2.05, z],
        ]),
      );
      const metal = shade(air, '#3a3a36', [0, 0, -1]);
      const arm: V3[] = [
        [wall, Math.min(2.2, height - 0.3), depth - 0.5],
        [wall - side * 0.45, Math.min(2.2, height - 0.3), depth - 0.5],
      ];
      const scale = scaleAt(camera, arm[1]!);
      const head = project(camera, arm[1]!);
      return (
        stroke(lineData(projectPolygon(camera, arm)), metal, 4) +
        ellipse([head[0], head[1] + 4], scale * 0.13, scale * 0.025, metal) +
        fill(pane, '#e3efec', { opacity: 0.26 }) +
        stroke(pane, metal, 2.4)
      );
    },
  };
}

import { shade } from '../drawing/atmosphere.ts';
import { projectPolygon } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { areaData, type Area } from '../drawing/plane.ts';
import type { Random } from '../drawing/random.ts';
import { fill, lineData, stroke } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { drawBlock } from '../building/solid.ts';
import type { Item } from '../exteriors/plot.ts';
import { cabinetItem } from './cabinets.ts';
import { drawVase, rugItem } from './furnishing.ts';
import { plantItem } from './houseplant.ts';
import { pendantItem } from './lamps.ts';
import { roomPalette } from './room-palette.ts';
import { createWall, type Room } from './room.ts';
import { type Floor } from './floor.ts';
import { drawMirror, drawPicture } from './wall-art.ts';

/** An entrance hall: stairs on one side, a console and mirror on the other, a glazed front door at the end. */
export function planHall(random: Random): Room {
  const palette = roomPalette(random);
  const size = {
    width: random.range(3.8, 4.6),
    depth: random.range(5.2, 6.4),
    height: random.range(2.8, 3.2),
  };
  const side = random.sign();
  const doorWidth = 1.05;
  const doorU = size.width / 2 - side * 0.75 - doorWidth / 2;
  const doorColour = random.pick(['#2e5a4c', '#7a3b2c', '#2b3133', '#8a6647', '#3d4f5a']);
  const consoleX = side > 0 ? -size.width / 2 + 0.02 : size.width / 2 - 0.38;
  const floor = random.pick<Floor>([
    { kind: 'checker', colour: '#e6dfd3' },
    { kind: 'boards', colour: '#b8926a' },
    { kind: 'tiles', colour: '#cfc4b4' },
    { kind: 'checker', colour: '#d9c9b2' },
  ]);
  return {
    ...size,
    floor,
    wall: palette.wall,
    accent: random.chance(0.45) ? { wall: side > 0 ? 'left' : 'right', colour: palette.accent } : undefined,
    windows: [
      { wall: 'back', u: doorU - 0.5, v: 0.1, width: 0.36, height: 2.1, panes: [1, 3], frame: doorColour },
      {
        wall: 'back',
        u: doorU + doorWidth + 0.14,
        v: 0.1,
        width: 0.36,
        height: 2.1,
        panes: [1, 3],
        frame: doorColour,
      },
      {
        wall: 'back',
        u: doorU - 0.5,
        v: 2.28,
        width: doorWidth + 1,
        height: 0.36,
        panes: [3, 1],
        frame: doorColour,
      },
    ],
    hangings: (canvas, room) =>
      drawFrontDoor(canvas, room, { u: doorU, v: 0.02, width: doorWidth, height: 2.18 }, doorColour) +
      drawConsoleWall(canvas, room, side),
    items: [
      rugItem(
        { x0: -0.55 - side * 0.3, x1: 0.55 - side * 0.3, z0: 1.2, z1: size.depth - 1 },
        random.pick(palette.soft as [string]),
      ),
      ...stairItems(side, size, palette.wood),
      cabinetItem({
        solid: { x0: consoleX, x1: consoleX + 0.36, y0: 0.5, y1: 0.82, z0: 2.4, z1: 3.8 },
        colour: palette.wood,
        columns: 3,
        rows: 1,
        side: side > 0 ? 'right' : 'left',
        plinth: false,
      }),
      { z: 3, draw: (canvas) => drawVase(canvas, consoleX + 0.18, 3.3, 0.82, '#8b9a94') },
      plantItem(
        side > 0 ? -size.width / 2 + 0.4 : size.width / 2 - 0.4,
        size.depth - 0.6,
        random.range(0.8, 1.1),
        '#c9c2b5',
      ),
      pendantItem({
        x0: -side * 0.3,
        x1: 0,
        z: size.depth - 2.4,
        y: size.height - 0.8,
        ceiling: size.height,
        count: 1,
        colour: random.pick(['#efe6d6', '#b8893f', '#2b2f2e']),
        shape: random.pick(['globe', 'dome', 'cone']),
      }),
    ],
  };
}

function drawFrontDoor(canvas: Canvas, room: Room, door: Area, colour: string): string {
  const plane = createWall(room, 'back');
  const tone = mix(colour, canvas.air.shadeTint, 0.22);
  const panels = [0.08, 0.36, 0.64].map((share) =>
    areaData(canvas, plane, {
      u: door.u + 0.16,
      v: door.v + door.height * share + 0.06,
      width: door.width - 0.32,
      height: door.height * 0.24,
    }),
  );
  const knob = areaData(canvas, plane, { u: door.u + 0.07, v: door.v + 0.98, width: 0.05, height: 0.16 });
  return (
    fill(
      areaData(canvas, plane, door),
      canvas.defs.linear([
        [0, lighten(tone, 0.1)],
        [1, darken(tone, 0.1)],
      ]),
    ) +
    stroke(panels.join(''), darken(tone, 0.35), 2) +
    fill(knob, '#c9a663')
  );
}

function drawConsoleWall(canvas: Canvas, room: Room, side: number): string {
  const plane = createWall(room, side > 0 ? 'left' : 'right');
  const u = side > 0 ? 3.1 : room.depth - 3.1;
  const picture = side > 0 ? 4.3 : room.depth - 4.9;
  return (
    drawMirror(canvas, plane, [u, 1.62], 0.42) +
    drawPicture(canvas, plane, { u: picture, v: 1.25, width: 0.6, height: 0.85 })
  );
}

/** A flight that climbs along the wall away from the viewer, with its balusters and handrail. */
function stairItems(side: number, { width, depth }: { width: number; depth: number }, wood: string): Item[] {
  const [outer, inner] = [side * (width / 2), side * (width / 2 - 0.95)];
  const [x0, x1] = [Math.min(outer, inner), Math.max(outer, inner)];
  const [going, rise, steps] = [0.27, 0.185, 12];
  const start = Math.max(1.4, depth - steps * going - 0.7);
  return [
    {
      z: start + (steps * going) / 2,
      draw: (canvas) => {
        const parts: string[] = [];
        const balusters: string[] = [];
        const { camera, air } = canvas;
        for (let step = steps - 1; step >= 0; step--) {
          const z = start + step * going;
          const y = step * rise;
          parts.push(
            drawBlock(canvas, { x0, x1, y0: 0, y1: y + rise - 0.04, z0: z, z1: z + going }, '#efe8dc'),
          );
          parts.push(
            drawBlock(
              canvas,
              {
                x0: x0 - 0.02,
                x1: x1 + 0.02,
                y0: y + rise - 0.04,
                y1: y + rise,
                z0: z - 0.03,
                z1: z + going,
              },
              wood,
            ),
          );
          balusters.push(
            lineData(
              projectPolygon(camera, [
                [inner, y + rise, z + 0.13],
                [inner, y + rise + 0.85, z + 0.13],
              ] as V3[]),
            ),
          );
        }
        const rail: V3[] = [
          [inner, rise + 0.85, start],
          [inner, steps * rise + 0.85, start + steps * going - 0.13],
        ];
        const post = lineData(
          projectPolygon(camera, [
            [inner, 0, start - 0.02],
            [inner, 1.12, start - 0.02],
          ]),
        );
        const tone = shade(air, wood, [0, 0, -1]);
        return (
          parts.join('') +
          stroke(balusters.join(''), shade(air, '#4a443c', [0, 0, -1]), 3) +
          stroke(lineData(projectPolygon(camera, rail)), darken(tone, 0.15), 9, {
            'stroke-linecap': 'round',
          }) +
          stroke(post, darken(tone, 0.1), 12)
        );
      },
    },
  ];
}

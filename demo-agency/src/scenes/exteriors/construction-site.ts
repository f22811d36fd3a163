import type { Building } from '../building/look.ts';
import { shade } from '../drawing/atmosphere.ts';
import { projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { fill, lineData, polygonData, stroke } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { concrete, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import { drawBlock } from '../building/solid.ts';
import { drawPaving } from '../nature/ground.ts';
import { frontGarden } from './front-garden.ts';
import { blockItem, massItem, type Item, type Plot } from './plot.ts';
import { drawFrame, storeyHeight } from './building-frame.ts';

/** A new project going up: finished brick below, open concrete floors above, scaffolding, a tower crane. */
export function planConstructionSite(random: Random, { look }: Building): Plot {
  const bays = random.int(4, 6);
  const bay = random.range(3.4, 4.2);
  const width = bays * bay;
  const done = random.int(1, 2);
  const open = random.int(1, 3);
  const built = shellMass(random, { width, bays, bay, storeys: done, wall: look.wall });
  const top = (done + open) * storeyHeight;
  const frame: Item = {
    z: 5.9,
    draw: (canvas) => drawFrame(canvas, { width, bay, from: done, to: done + open }),
  };
  const scaffold: Item = {
    z: -1,
    draw: (canvas) =>
      drawScaffold(canvas, { x0: -width / 2 + bay * random.int(0, 1), x1: width / 2, top: top + 1 }),
  };
  const craneX = random.sign() * (width / 2 + random.range(2, 5));
  const crane: Item = {
    z: 14,
    draw: (canvas) =>
      drawCrane(canvas, {
        x: craneX,
        z: 14,
        height: top + 10,
        reach: -Math.sign(craneX) * (width * 0.9 + 4),
      }),
  };
  const garden = frontGarden(random, { x0: -width / 2, x1: width / 2, front: -4, beds: false });
  const soil = random.pick(['#c4ad8c', '#b9a283', '#cbb898']);
  return {
    items: [
      crane,
      massItem(built),
      frame,
      ...(random.chance(0.75) ? [scaffold] : []),
      ...materials(random, width),
      ...garden.items.filter(({ z }) => z > 14),
    ],
    focus: [...massCorners(built), [-width / 2, top, 0], [width / 2, top, 0], [craneX, top + 6, 14]],
    paving: (canvas) =>
      drawPaving(
        canvas,
        [
          [-50, -22],
          [50, -22],
          [width / 2 + 6, 4],
          [-width / 2 - 6, 4],
        ],
        soil,
      ),
    view: {
      angle: [0.25, 0.7],
      distance: [26, 36],
      eye: [1.8, 3.6],
      width: [0.58, 0.8],
      ground: [0.76, 0.82],
      top: 0.1,
    },
    backdrop: { trees: 0.09 },
  };
}

function shellMass(
  random: Random,
  spec: { width: number; bays: number; bay: number; storeys: number; wall: Material },
): Mass {
  const { width, bays, bay, storeys, wall } = spec;
  const openings = Array.from({ length: bays * storeys }, (_, index) => ({
    kind: 'window' as const,
    u: (index % bays) * bay + bay * 0.2,
    v: Math.floor(index / bays) * storeyHeight + 0.4,
    width: bay * 0.6,
    height: 2,
    colour: '#3a4042',
    panes: [2, 1] as const,
    depth: 0.25,
  }));
  const side = Array.from({ length: storeys }, (_, storey) =>
    [2, 6].map((u) => ({
      kind: 'window' as const,
      u,
      v: storey * storeyHeight + 0.8,
      width: 1.4,
      height: 1.5,
      colour: '#3a4042',
      depth: 0.25,
    })),
  ).flat();
  return {
    body: { x0: -width / 2, x1: width / 2, y0: 0, y1: storeys * storeyHeight, z0: 0, z1: 11 },
    wall,
    roof: { shape: 'flat', pitch: 0, overhang: 0, cover: concrete, trim: '#c4c0b6' },
    openings: { front: openings, left: side, right: side },
  };
}

function drawScaffold(canvas: Canvas, { x0, x1, top }: { x0: number; x1: number; top: number }): string {
  const steel = shade(canvas.air, '#7d8688', [0, 0, -1]);
  const scale = scaleAt(canvas.camera, [0, 3, -1]);
  const z = -1.1;
  let poles = '';
  for (let x = x0; x <= x1 + 0.01; x += 2.2)
    poles += line(canvas, [
      [x, 0, z],
      [x, top, z],
    ]);
  let rails = '';
  let decks = '';
  for (let y = 2; y < top; y += 2) {
    rails += line(canvas, [
      [x0, y + 1, z],
      [x1, y + 1, z],
    ]);
    decks += polygonData(
      projectPolygon(canvas.camera, [
        [x0, y, z],
        [x1, y, z],
        [x1, y - 0.14, z],
        [x0, y - 0.14, z],
      ]),
    );
  }
  const brace =
    line(canvas, [
      [x0, 0, z],
      [x0 + 4.4, 4, z],
    ]) +
    line(canvas, [
      [x1 - 4.4, 2, z],
      [x1, 6, z],
    ]);
  return (
    fill(decks, shade(canvas.air, '#b08d68', [0, 0, -1])) +
    stroke(poles + rails + brace, steel, Math.max(1.2, 0.05 * scale))
  );
}

function drawCrane(canvas: Canvas, crane: { x: number; z: number; height: number; reach: number }): string {
  const { x, z, height, reach } = crane;
  const colour = mix(shade(canvas.air, '#b8893f', [0, 0, -1]), canvas.air.haze, 0.15);
  const scale = scaleAt(canvas.camera, [x, height / 2, z]);
  const half = 0.55;
  let lattice = '';
  for (let y = 0; y < height; y += 1.1)
    lattice += line(canvas, [
      [x - half, y, z],
      [x + half, y + 1.1, z],
    ]);
  const steps = 14;
  for (let index = 0; index < steps; index++) {
    const [from, to] = [x + (reach * index) / steps, x + (reach * (index + 1)) / steps];
    lattice += line(canvas, [
      [from, height, z],
      [(from + to) / 2, height + 1, z],
      [to, height, z],
    ]);
  }
  const mast =
    line(canvas, [
      [x - half, 0, z],
      [x - half, height, z],
    ]) +
    line(canvas, [
      [x + half, 0, z],
      [x + half, height + 3, z],
    ]);
  const jib =
    line(canvas, [
      [x - reach * 0.3, height, z],
      [x + reach, height, z],
    ]) +
    line(canvas, [
      [x, height + 1, z],
      [x + reach * 0.97, height + 1, z],
    ]);
  const stays =
    line(canvas, [
      [x, height + 3.2, z],
      [x + reach * 0.66, height + 1, z],
    ]) +
    line(canvas, [
      [x, height + 3.2, z],
      [x - reach * 0.28, height, z],
    ]);
  const rope = line(canvas, [
    [x + reach * 0.7, height, z],
    [x + reach * 0.7, height * 0.62, z],
  ]);
  const weight = x - reach * 0.26;
  return [
    stroke(lattice, colour, Math.max(1, 0.05 * scale)),
    stroke(mast + jib, colour, Math.max(2, 0.16 * scale)),
    stroke(stays + rope, darken(colour, 0.35), Math.max(1, 0.05 * scale)),
    drawBlock(
      canvas,
      { x0: weight - 1, x1: weight + 1, y0: height - 1.6, y1: height, z0: z, z1: z + 0.8 },
      '#9b9a95',
    ),
    drawBlock(
      canvas,
      { x0: x - 0.7, x1: x + 0.7, y0: height - 1.9, y1: height - 0.1, z0: z - 0.8, z1: z },
      '#e9e2d4',
    ),
  ].join('');
}

function materials(random: Random, width: number): Item[] {
  const stacks = Array.from({ length: random.int(3, 5) }, () => {
    const x = random.range(-width * 0.55, width * 0.5);
    const z = random.range(-6.5, -3);
    return blockItem(
      { x0: x, x1: x + 1.1, y0: 0, y1: random.range(0.6, 1.2), z0: z, z1: z + 0.9 },
      random.pick(['#a8583b', '#b9a27f', '#bdb9b0', '#9f5d45']),
    );
  });
  const cabin = random.sign() * (width / 2 + 3.5);
  return [
    ...stacks,
    blockItem(
      { x0: cabin - 2.4, x1: cabin + 2.4, y0: 0.15, y1: 2.6, z0: 1, z1: 3.2 },
      random.pick(['#e7e1d4', '#2e5a4c', '#8fa1a6']),
    ),
  ];
}

const line = (canvas: Canvas, points: V3[]): string => lineData(projectPolygon(canvas.camera, points));

import type { Look } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { roofTile, slate } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Roof } from '../building/roof.ts';
import { drawChimney, drawDormer } from '../building/roof-parts.ts';
import { windowRow, windowStyle, type WindowStyle } from '../building/window-row.ts';
import { frontGarden } from './front-garden.ts';
import { massItem, type Plot } from './plot.ts';

export function planCountryVilla(random: Random, look: Look): Plot {
  const style: WindowStyle = {
    ...windowStyle(random),
    colour: look.frame,
    panes: [2, 3],
    lintel: undefined,
    shutters: random.pick(['#2e5a4c', '#5f6f74', '#78806a', '#7b4a3a']),
    width: 1.2,
  };
  const width = random.range(14, 18);
  const depth = random.range(9, 10);
  const cover = random.chance(0.5) ? slate(random) : roofTile(random);
  const roof: Roof = { shape: 'hip', pitch: random.range(0.85, 1.05), overhang: 0.5, cover, trim: '#f1ece0' };
  const { wall } = look;
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: 5.6, z0: 0, z1: depth };
  const bay = { x0: -2.6, x1: 2.6, y0: 0, y1: 5.9, z0: -1.3, z1: 4 };
  const bays = [
    ...windowRow({ from: 0.4, to: width / 2 - 3, v: 0.45, height: 2.1, style }),
    ...windowRow({ from: width / 2 + 3, to: width - 0.4, v: 0.45, height: 2.1, style }),
  ];
  const upper = [
    ...windowRow({ from: 0.4, to: width / 2 - 3, v: 3.4, height: 1.5, style }),
    ...windowRow({ from: width / 2 + 3, to: width - 0.4, v: 3.4, height: 1.5, style }),
  ];
  const sides = [0.9, 3.5].flatMap((v) => windowRow({ from: 1, to: depth - 1, v, height: 1.5, style }));
  const main: Mass = {
    body,
    wall,
    roof,
    openings: { front: [...bays, ...upper], left: sides, right: sides },
    plinth: { height: 0.5, material: { kind: 'stone', colour: '#9a948a' } },
    extras: (canvas) =>
      [-0.27, 0.27]
        .map(
          (share) =>
            drawDormer(canvas, body, roof, {
              x: width * share,
              up: 0.9,
              width: 1.4,
              height: 1.3,
              gabled: true,
            }) +
            drawChimney(
              canvas,
              {
                x: share * 1.5 * depth * 0.5,
                z: depth / 2,
                roofY: 5.4 + (depth / 2) * roof.pitch - 0.4,
                top: 6.5 + (depth / 2) * roof.pitch,
              },
              { kind: 'brick', colour: '#a06a52' },
            ),
        )
        .join(''),
  };
  const porch: Mass = {
    body: bay,
    wall,
    roof: { ...roof, shape: 'gable-z', pitch: 0.75 },
    openings: {
      front: [
        {
          kind: 'door',
          u: 1.9,
          v: 0.3,
          width: 1.4,
          height: 2.5,
          colour: style.shutters ?? '#2e5a4c',
          depth: 0.35,
          lintel: '#c9c2b4',
        },
        {
          kind: 'window',
          u: 1.7,
          v: 3.5,
          width: 1.8,
          height: 1.7,
          colour: '#f6f2e8',
          panes: [3, 2],
          railing: true,
          curtains: true,
        },
      ],
    },
    plinth: main.plinth,
  };
  const garden = frontGarden(random, { x0: body.x0, x1: body.x1, front: -1.3, doorX: 0 });
  return {
    items: [massItem(main), massItem(porch), ...garden.items],
    focus: massCorners(main),
    paving: garden.paving,
    view: {
      angle: [0.1, 0.6],
      distance: [24, 34],
      eye: [1.7, 2.6],
      width: [0.58, 0.78],
      ground: [0.74, 0.8],
      top: 0.15,
    },
    backdrop: { poplars: random.chance(0.4), trees: 0.12 },
  };
}

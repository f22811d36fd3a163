import type { Building, Look } from '../building/look.ts';
import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import { projectPolygon } from '../drawing/camera.ts';
import type { Random } from '../drawing/random.ts';
import { box, fill, lineData, num, polygonData, stroke } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { concrete } from '../building/material.ts';
import type { Mass } from '../building/mass.ts';
import { massCorners } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import { drawPaving } from '../nature/ground.ts';
import { drawPlanter } from './facade-details.ts';
import { loungeItems, parasolItem, potItem, tableItems } from './furniture.ts';
import { massItem, type Item, type Plot } from './plot.ts';

const edge = 7;

/** A roof terrace above the town, before the glass of the flat it belongs to. */
export function planPenthouse(random: Random, { look }: Building): Plot {
  const side = random.sign();
  const flat = flatMass(random, look, side);
  const deck = random.pick(['#b08d68', '#c9c1b3', '#9c8468', '#d4ccbe']);
  const cloth = random.pick(['#efe8db', '#cfc3ae', '#2e5a4c', '#8b9a94']);
  const x = -side * random.range(1.2, 2.2);
  const seats = random.chance(0.5) ? tableItems(x, 2.4, '#a77f58', 3) : loungeItems(x - 1.4, 3, 2.8, cloth);
  const extras = random.chance(0.5) ? [parasolItem(x, 3.4, cloth)] : [];
  const pots = [0, 1, 2].map((index) =>
    potItem(
      -side * (4.2 + index * 1.3),
      5.6 - index * 1.3,
      random.range(0.7, 1.15),
      '#6c6a64',
      random.pick(['ball', 'shrub', 'cypress']),
    ),
  );
  return {
    items: [{ ...massItem(flat), z: 4 }, ...seats, ...extras, ...pots, railItem(-side as -1 | 1)],
    focus: [
      ...massCorners(flat).filter(([px]) => Math.abs(px) < 6),
      [-side * 6, 0, -1],
      [-side * 6, 3, edge],
    ],
    scenery: drawSkyline,
    ground: (canvas) => drawRooftops(canvas),
    paving: (canvas) =>
      drawPaving(
        canvas,
        [
          [-9, -14],
          [9, -14],
          [9, edge],
          [-9, edge],
        ],
        deck,
        random.pick([0.3, 0.9, 1.2]),
      ),
    view: {
      angle: [0.05, 0.4],
      distance: [9, 12],
      eye: [1.6, 2],
      width: [0.94, 1.1],
      ground: [0.86, 0.95],
      top: 0.16,
    },
  };
}

function flatMass(random: Random, { wall, frame }: Look, side: -1 | 1): Mass {
  const x0 = side > 0 ? 2.2 : -10.2;
  const glass: Opening = {
    kind: 'window',
    u: 0.5,
    v: 0.08,
    width: 7,
    height: 2.6,
    colour: frame,
    panes: [4, 1],
    depth: 0.25,
    curtains: true,
  };
  return {
    body: { x0, x1: x0 + 8, y0: 0, y1: 3, z0: -1.5, z1: edge - 0.5 },
    wall,
    roof: {
      shape: 'slab',
      pitch: 0,
      overhang: random.range(0.8, 1.3),
      cover: concrete,
      trim: random.pick(['#ece6da', '#3b3f40']),
    },
    openings: { front: [glass], left: [{ ...glass, width: 6.8 }], right: [{ ...glass, width: 6.8 }] },
  };
}

/** The glass balustrade and its planting along the edge of the roof. */
function railItem(side: -1 | 1): Item {
  return {
    z: edge - 0.2,
    draw: (canvas) => {
      const { camera, air } = canvas;
      const pane: V3[] = [
        [-9, 0.05, edge],
        [9, 0.05, edge],
        [9, 1.1, edge],
        [-9, 1.1, edge],
      ];
      const rail = lineData(
        projectPolygon(camera, [
          [-9, 1.12, edge],
          [9, 1.12, edge],
        ]),
      );
      const troughs = [-1, 1].map((step) =>
        drawPlanter(canvas, {
          x0: side * 3 + step * 1.9 - 1.5,
          x1: side * 3 + step * 1.9 + 1.5,
          y: 0,
          z: edge - 0.35,
          height: 0.45,
        }),
      );
      return (
        fill(polygonData(projectPolygon(camera, pane)), air.lit ? air.sky[1] : '#e8f0ee', { opacity: 0.3 }) +
        stroke(rail, shade(air, '#3b4243', [0, 0, -1]), 4) +
        troughs.join('')
      );
    },
  };
}

/** The town below: hazy roofs from the horizon down to the parapet. */
function drawRooftops(canvas: Canvas): string {
  const { air, camera, frame, defs, random } = canvas;
  const top = camera.horizon - 1;
  const paint = defs.linear([
    [0, mix('#a99f94', air.haze, 0.75)],
    [0.4, mix('#8f8a80', air.haze, 0.4)],
    [1, darken(mix('#8f8a80', air.shadeTint, 0.4), 0.2)],
  ]);
  const parts = [box(0, top, frame.width, frame.height - top, paint)];
  for (let row = 0; row < 5; row++) {
    const base = top + 14 + row * 17;
    for (let x = -40; x < frame.width; x += random.range(45, 110)) {
      const width = random.range(40, 90);
      const rise = random.range(10, 26);
      const haze = 0.62 - row * 0.1;
      const wall = mix(
        mix(random.pick(['#b58a72', '#cbbfae', '#a7988a', '#d8cfc1']), air.shadeTint, air.lit ? 0.5 : 0.15),
        air.haze,
        haze,
      );
      const roof = mix(
        mix(random.pick(['#8a5240', '#5c626a', '#75564a']), air.shadeTint, air.lit ? 0.4 : 0.1),
        air.haze,
        haze,
      );
      parts.push(
        box(x, base - rise * 0.3, width, 40, wall),
        fill(
          `M${num(x - 3)} ${num(base - rise * 0.3)}l${num(width * 0.12)} ${num(-rise)}h${num(width * 0.76)}l${num(width * 0.12)} ${num(rise)}z`,
          roof,
        ),
      );
      if (air.lit && random.chance(0.6)) parts.push(box(x + width * 0.3, base + 1, 5, 7, '#ffd796'));
    }
  }
  return parts.join('');
}

/** Towers and spires on the horizon. */
function drawSkyline(canvas: Canvas): string {
  const { air, camera, frame, random } = canvas;
  const parts: string[] = [];
  for (const [haze, height] of [
    [0.72, 0.1],
    [0.55, 0.065],
  ] as const) {
    const tone = mix(mix('#8b8c90', air.shadeTint, 0.4), air.haze, haze);
    let data = `M-20 ${num(camera.horizon + 4)}`;
    for (let x = -20; x < frame.width + 40;) {
      const width = random.range(26, 84);
      const tall = frame.height * height * random.next() ** 2 + 14;
      const spire = random.chance(0.12)
        ? `l${num(width / 6)} ${num(-tall * 0.8)}l${num(width / 6)} ${num(tall * 0.8)}`
        : `h${num(width / 3)}`;
      data += `V${num(camera.horizon - tall)}h${num(width / 3)}${spire}h${num(width / 3)}`;
      x += width;
    }
    parts.push(fill(`${data}V${num(camera.horizon + 4)}z`, tone));
  }
  return parts.join('');
}

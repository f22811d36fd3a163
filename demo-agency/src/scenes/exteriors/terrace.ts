import type { Building, Look } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { concrete } from '../building/material.ts';
import type { Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import { drawPaving } from '../nature/ground.ts';
import { loungeItems, parasolItem, potItem, tableItems } from './furniture.ts';
import { hedgeItem } from './front-garden.ts';
import { massItem, treeItem, type Item, type Plot } from './plot.ts';
import type { Species } from '../nature/tree.ts';
import { drawFlowerbed } from '../nature/flowerbed.ts';

/** A garden terrace beside the glass of the living room: table, parasol, pots, lawn beyond. */
export function planTerrace(random: Random, { look }: Building): Plot {
  const side = random.sign();
  const house = houseEnd(random, look, side);
  const wood = random.pick(['#a77f58', '#8a6647', '#5d5348', '#c2a27c']);
  const cloth = random.pick(['#efe8db', '#d9c4a6', '#2e5a4c', '#b4532f', '#8b9a94']);
  const slabs = random.pick(['#cfc5b5', '#bdb6aa', '#b79a78', '#d6cfc2']);
  const centre = -side * random.range(0.2, 1.2);
  const dining = random.chance(0.6);
  const furniture: Item[] = dining
    ? tableItems(centre, 1.2, wood, random.int(2, 3))
    : loungeItems(centre - 1.2, 1.8, 2.6, cloth);
  const shadeItem = random.chance(0.65)
    ? [parasolItem(centre + (dining ? 0 : 1.6), dining ? 1.7 : 2.9, cloth)]
    : [];
  const pots = Array.from({ length: random.int(2, 4) }, (_, index) =>
    potItem(
      -side * (4.6 - index * 1.15 + random.range(-0.2, 0.2)),
      random.range(3.4, 4.4),
      random.range(0.6, 1),
      random.pick(['#8d5a44', '#6c6a64', '#c9c2b5']),
      random.pick(['ball', 'shrub', 'cypress']),
    ),
  );
  const trees = Array.from({ length: random.int(4, 7) }, () =>
    treeItem({
      species: random.pick<Species>(['oak', 'birch', 'blossom', 'conifer', 'oak']),
      x: random.range(-14, 14),
      z: random.range(13, 26),
      height: random.range(5, 11),
    }),
  );
  const bedZ = 5.4;
  return {
    items: [
      { ...massItem(house), z: 5 },
      ...furniture,
      ...shadeItem,
      ...pots,
      ...trees,
      hedgeItem({ x0: -24, x1: 24, z: 22, height: 2 }),
      {
        z: bedZ,
        draw: (canvas) =>
          drawFlowerbed(canvas, {
            x0: side > 0 ? -9 : -1,
            x1: side > 0 ? 1 : 9,
            z: bedZ,
            depth: 1,
            height: 0.6,
          }),
      },
    ],
    focus: [
      [-4, 0, 0],
      [4, 0, 0],
      [4, 2.8, 3],
      [-4, 2.8, 3],
    ],
    paving: (canvas) =>
      drawPaving(
        canvas,
        [
          [-7, -12],
          [7, -12],
          [7, 5],
          [-7, 5],
        ],
        slabs,
        random.pick([0.6, 0.9, 1.2]),
      ),
    view: {
      angle: [0.02, 0.3],
      distance: [7.5, 9.5],
      eye: [1.5, 1.9],
      width: [0.86, 1],
      ground: [0.9, 0.98],
      top: 0.2,
    },
    backdrop: { trees: 0.13, hills: 1 },
  };
}

function houseEnd(random: Random, { wall, frame }: Look, side: -1 | 1): Mass {
  const x0 = side > 0 ? 3.4 : -11.4;
  const glass: Opening = {
    kind: 'window',
    u: 0.5,
    v: 0.1,
    width: 4.6,
    height: 2.5,
    colour: frame,
    panes: [3, 1],
    depth: 0.25,
    curtains: true,
  };
  return {
    body: { x0, x1: x0 + 8, y0: 0, y1: 3.1, z0: -3, z1: 6 },
    wall,
    roof: {
      shape: 'slab',
      pitch: 0,
      overhang: 0.7,
      cover: concrete,
      trim: random.pick(['#3b3f40', '#ece6da', '#8a6647']),
    },
    openings: {
      front: [glass],
      left: [{ ...glass, u: 1.6, width: 6 }],
      right: [{ ...glass, u: 1.4, width: 6 }],
    },
  };
}

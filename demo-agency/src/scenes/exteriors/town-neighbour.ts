import type { Random } from '../drawing/random.ts';
import { brick, plaster, slate } from '../building/material.ts';
import type { Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';

/** Houses on one hand of a building, the nearest first. */
export function townNeighbours(random: Random, edge: number, side: -1 | 1, count: number): Mass[] {
  const row: Mass[] = [];
  for (let at = edge; row.length < count; at = side > 0 ? row.at(-1)!.body.x1 : row.at(-1)!.body.x0)
    row.push(townNeighbour(random, at, side));
  return row;
}

/** A lower house that leans against a taller building of a street: `edge` is where they meet, `side` on which hand. */
export function townNeighbour(random: Random, edge: number, side: -1 | 1): Mass {
  const width = random.range(6, 9);
  const x0 = side > 0 ? edge : edge - width;
  const eaves = random.range(6, 8.5);
  const wall = random.chance(0.6) ? brick(random) : plaster(random);
  const colour = random.pick(['#f3efe6', '#2f3537']);
  const windows = [1.1, 4.2].flatMap((v) =>
    [0.2, 0.6].map((share): Opening => ({
      kind: 'window',
      u: width * share,
      v,
      width: 1.15,
      height: 1.7,
      colour,
      curtains: true,
      sill: true,
      panes: [2, 1],
    })),
  );
  return {
    body: { x0, x1: x0 + width, y0: 0, y1: eaves, z0: 0.05, z1: 9 },
    wall,
    roof: { shape: 'gable-x', pitch: 0.85, overhang: 0.05, cover: slate(random), trim: '#ddd6c8' },
    openings: { front: windows },
  };
}

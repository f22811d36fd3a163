import type { Random } from '../drawing/random.ts';
import { concrete, timber } from '../building/material.ts';
import type { Mass } from '../building/mass.ts';
import type { Roof } from '../building/roof.ts';

const flat: Roof = { shape: 'slab', pitch: 0, overhang: 1.1, cover: concrete, trim: '#e9e2d5' };

export function villaMasses(random: Random): Mass[] {
  const oak = timber(random);
  const white = { kind: 'plaster' as const, colour: '#f3eee4' };
  const brick = { kind: 'brick' as const, colour: '#a9745a' };
  const frame = '#2b3133';
  const wing: Mass = {
    body: { x0: 7, x1: 13, y0: 0, y1: 2.9, z0: 1.5, z1: 8 },
    wall: brick,
    roof: { ...flat, overhang: 0.4 },
    openings: {
      front: [
        {
          kind: 'window',
          u: 1,
          v: 0.9,
          width: 3.6,
          height: 1.4,
          colour: frame,
          panes: [3, 1],
          depth: 0.3,
          curtains: true,
        },
      ],
      left: [],
    },
  };
  const ground: Mass = {
    body: { x0: -8, x1: 7, y0: 0, y1: 3.1, z0: 0, z1: 9 },
    wall: oak,
    roof: { ...flat, overhang: 1.2 },
    openings: {
      front: [
        {
          kind: 'window',
          u: 0.5,
          v: 0.1,
          width: 9.2,
          height: 2.7,
          colour: frame,
          panes: [6, 1],
          depth: 0.35,
        },
        { kind: 'door', u: 10.5, v: 0.1, width: 1.2, height: 2.5, colour: '#8a6647', depth: 0.35 },
        {
          kind: 'window',
          u: 12.3,
          v: 0.1,
          width: 2.1,
          height: 2.7,
          colour: frame,
          panes: [2, 1],
          depth: 0.35,
          curtains: true,
        },
      ],
      left: [
        { kind: 'window', u: 3.4, v: 0.1, width: 5, height: 2.7, colour: frame, panes: [3, 1], depth: 0.35 },
      ],
    },
  };
  const upper: Mass = {
    body: { x0: -3.4, x1: 7.6, y0: 3.5, y1: 6.4, z0: -0.9, z1: 8 },
    wall: white,
    roof: { ...flat, overhang: 0.5 },
    openings: {
      front: [
        {
          kind: 'window',
          u: 0.9,
          v: 0.3,
          width: 3.6,
          height: 2.3,
          colour: frame,
          panes: [3, 1],
          depth: 0.5,
          curtains: true,
        },
        { kind: 'window', u: 5.6, v: 0.3, width: 1.5, height: 2.3, colour: frame, depth: 0.4 },
        {
          kind: 'window',
          u: 8.2,
          v: 0.3,
          width: 1.9,
          height: 2.3,
          colour: frame,
          panes: [2, 1],
          depth: 0.4,
          curtains: true,
        },
      ],
      left: [
        {
          kind: 'window',
          u: 5.2,
          v: 0.6,
          width: 2.4,
          height: 1.8,
          colour: frame,
          panes: [2, 1],
          depth: 0.35,
          curtains: true,
        },
      ],
    },
  };
  return [wing, ground, upper];
}

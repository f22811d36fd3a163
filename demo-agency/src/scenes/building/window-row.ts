import type { Colour } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Opening } from './surround.ts';

type PaneGrid = NonNullable<Opening['panes']>;

/** Style of all windows of a building. */
export type WindowStyle = Pick<Opening, 'colour' | 'panes' | 'lintel' | 'shutters' | 'sill' | 'curtains'> & {
  width: number;
};

const paneGrids: readonly [PaneGrid, ...PaneGrid[]] = [
  [2, 1],
  [2, 2],
  [1, 1],
  [2, 3],
  [3, 1],
];

export function windowStyle(random: Random): WindowStyle {
  const colour: Colour = random.pick(['#f3efe6', '#2f3537', '#f3efe6', '#4d4b45', '#6b5340', '#39463f']);
  return {
    colour,
    panes: random.pick(paneGrids),
    lintel: random.pick([undefined, '#c9c2b4', '#8f8678']),
    shutters: random.chance(0.2) ? random.pick(['#2e5a4c', '#5a6b70', '#7a4434', '#8b8574']) : undefined,
    sill: true,
    curtains: random.chance(0.7),
    width: random.range(1.05, 1.75),
  };
}

/** As many equal windows as fit between two points of a wall, evenly spaced. */
export function windowRow(row: {
  from: number;
  to: number;
  v: number;
  height: number;
  style: WindowStyle;
}): Opening[] {
  const { from, to, v, height, style } = row;
  const { width, ...look } = style;
  const room = look.shutters ? width * 2.2 : width * 1.55;
  const count = Math.floor((to - from) / room);
  if (count < 1)
    return to - from > 0.7
      ? [
          {
            ...look,
            shutters: undefined,
            kind: 'window',
            u: (from + to) / 2 - 0.35,
            v,
            width: 0.7,
            height,
            panes: [1, 1],
          },
        ]
      : [];
  return Array.from({ length: count }, (_, index) => {
    const middle = from + ((index + 0.5) / count) * (to - from);
    return { ...look, kind: 'window', u: middle - width / 2, v, width, height };
  });
}

import type { Region } from './region.ts';

/** A label and its highest value, kWh/m².year. */
type EnergyBand = readonly [label: string, upTo: number];

/** Energy labels by region, best first, upper bounds inclusive (product E4–E6). */
export const ENERGY_TABLES: Readonly<Record<Region, readonly EnergyBand[]>> = {
  flanders: [
    ['a_plus', 0],
    ['a', 100],
    ['b', 200],
    ['c', 300],
    ['d', 400],
    ['e', 500],
    ['f', Infinity],
  ],
  brussels: [
    ['a_plus', 0],
    ['a', 23],
    ['a_sub', 45],
    ['b_plus', 62],
    ['b', 79],
    ['b_sub', 95],
    ['c_plus', 113],
    ['c', 132],
    ['c_sub', 150],
    ['d_plus', 170],
    ['d', 190],
    ['d_sub', 210],
    ['e_plus', 232],
    ['e', 253],
    ['e_sub', 275],
    ['f_plus', 298],
    ['f', 322],
    ['f_sub', 345],
    ['g', Infinity],
  ],
  wallonia: [
    ['a_plusplus', 0],
    ['a_plus', 45],
    ['a', 85],
    ['b', 170],
    ['c', 255],
    ['d', 340],
    ['e', 425],
    ['f', 510],
    ['g', Infinity],
  ],
};

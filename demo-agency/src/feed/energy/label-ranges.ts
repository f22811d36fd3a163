/** Labels of a region from best to worst, with the values (kWh/m².year) that the demo gives to homes that have it (product E4–E6). */
export type LabelRanges = readonly (readonly [label: string, least: number, most: number, weight: number])[];

export const WALLONIA: LabelRanges = [
  ['a_plusplus', -18, -2, 1],
  ['a_plus', 8, 44, 2],
  ['a', 47, 84, 6],
  ['b', 88, 169, 12],
  ['c', 172, 254, 14],
  ['d', 257, 339, 12],
  ['e', 342, 424, 9],
  ['f', 427, 508, 6],
  ['g', 514, 720, 8],
];

export const FLANDERS: LabelRanges = [
  ['a_plus', -12, -1, 1],
  ['a', 22, 98, 3],
  ['b', 104, 198, 5],
  ['c', 203, 298, 5],
  ['d', 304, 398, 4],
  ['e', 404, 498, 3],
  ['f', 506, 690, 3],
];

export const BRUSSELS: LabelRanges = [
  ['a_plus', -6, 0, 1],
  ['a', 6, 23, 1],
  ['a_sub', 26, 45, 1],
  ['b_plus', 47, 62, 1],
  ['b', 64, 79, 2],
  ['b_sub', 81, 95, 2],
  ['c_plus', 97, 113, 2],
  ['c', 115, 132, 3],
  ['c_sub', 134, 150, 3],
  ['d_plus', 152, 170, 3],
  ['d', 172, 190, 3],
  ['d_sub', 192, 210, 3],
  ['e_plus', 212, 232, 3],
  ['e', 234, 253, 2],
  ['e_sub', 255, 275, 2],
  ['f_plus', 277, 298, 2],
  ['f', 300, 322, 2],
  ['f_sub', 324, 345, 2],
  ['g', 350, 560, 4],
];

/** The energy passport of the Grand Duchy has labels of its own. */
export const LUXEMBOURG: LabelRanges = [
  ['a', 30, 45, 1],
  ['b', 60, 95, 1],
  ['d', 130, 145, 1],
  ['f', 215, 290, 1],
];

import { darken, lighten } from '../drawing/colour.ts';
import type { Defs } from '../drawing/defs.ts';
import { fill, stroke } from '../drawing/svg.ts';
import type { Person } from './portrait.ts';

/** Shoulders in a jacket over an open shirt. */
export function drawClothes(defs: Defs, { jacket, shirt, skin }: Person): string {
  const cloth = defs.linear(
    [
      [0, lighten(jacket, 0.12)],
      [0.6, jacket],
      [1, darken(jacket, 0.25)],
    ],
    [0, 0],
    [1, 0.4],
  );
  const shoulders = 'M-78 130Q-80 78 -54 68L-16 54Q0 66 16 54L54 68Q80 78 78 130z';
  const collar = darken(shirt, 0.1);
  return [
    fill(shoulders, cloth),
    fill('M-17 53L0 104L17 53Q0 62 -17 53z', shirt),
    fill('M-11 56Q0 84 11 56Q0 64 -11 56z', skin),
    fill('M-17 50L-20 60L-8 76L-1 66Q-12 62 -14 52z', shirt),
    fill('M17 50L20 60L8 76L1 66Q12 62 14 52z', collar),
    fill('M-20 56L-32 66L-24 82L-30 88L-2 130L0 104L-16 62z', lighten(jacket, 0.08)),
    fill('M20 56L32 66L24 82L30 88L2 130L0 104L16 62z', darken(jacket, 0.12)),
    stroke('M-50 84Q-46 104 -48 130M50 84Q46 104 48 130', darken(jacket, 0.35), 1.2, { opacity: 0.5 }),
  ].join('');
}

import { darken, lighten } from '../drawing/colour.ts';
import { dabs, fill, stroke } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';
import type { Person } from './portrait.ts';

export const hairStyles = [
  'short',
  'side',
  'crop',
  'bald',
  'bob',
  'long',
  'bun',
  'curls',
  'wavy',
  'afro',
] as const;
export type HairStyle = (typeof hairStyles)[number];

/** The hair that falls behind head and shoulders. */
export function drawHairBehind({ style, hair }: Person): string {
  const back = darken(hair, 0.22);
  switch (style) {
    case 'long':
      return fill(
        'M-33 -6C-38 30 -38 56 -30 74Q0 84 30 74C38 56 38 30 33 -6Q30 -44 0 -46Q-30 -44 -33 -6z',
        back,
      );
    case 'wavy':
      return fill(
        'M-33 -8C-42 10 -33 22 -40 38C-44 52 -34 62 -30 66Q0 70 30 66C34 62 44 52 40 38C33 22 42 10 33 -8Q28 -46 0 -46Q-28 -46 -33 -8z',
        back,
      );
    case 'bob':
      return fill(
        'M-34 -6C-38 14 -37 30 -30 38Q0 46 30 38C37 30 38 14 34 -6Q30 -46 0 -46Q-30 -46 -34 -6z',
        back,
      );
    case 'bun':
      return (
        fill('M-15 -54a15 14 0 1 1 30 0a15 14 0 1 1 -30 0z', back) +
        fill('M-31 -4Q-32 -46 0 -46Q32 -46 31 -4z', back)
      );
    case 'curls':
      return dabs(ring(40, 36, -0.35, 3.5, 17), back, 17) + dabs(ring(36, 26, -0.7, 3.9, 13), back, 20);
    case 'afro':
      return dabs(ring(40, 40, -0.5, 3.65, 19), back, 24) + fill('M-36 -6a36 38 0 1 1 72 0z', back);
    default:
      return '';
  }
}

/** The hair that frames the forehead. */
export function drawHairBefore({ style, hair }: Person): string {
  const shine = (data: string) =>
    stroke(data, lighten(hair, 0.22), 1.6, { 'stroke-linecap': 'round', opacity: 0.5 });
  switch (style) {
    case 'short':
      return (
        fill(
          'M-30 -2Q-33 -34 -14 -43Q4 -50 20 -41Q33 -32 30 -2Q28 -12 25 -20Q12 -20 -2 -27Q-14 -21 -24 -20Q-28 -12 -30 -2z',
          hair,
        ) + shine('M-16 -36Q-2 -43 12 -38')
      );
    case 'side':
      return (
        fill(
          'M-30 0Q-34 -32 -16 -42Q8 -52 24 -38Q33 -28 30 0Q28 -10 26 -17Q18 -30 2 -29Q-14 -27 -22 -18Q-28 -12 -30 0z',
          hair,
        ) + shine('M-10 -36Q8 -43 20 -32')
      );
    case 'crop':
      return fill(
        'M-29 -4Q-31 -32 -14 -41Q0 -46 14 -41Q31 -32 29 -4Q27 -16 22 -25Q0 -33 -22 -25Q-27 -16 -29 -4z',
        hair,
      );
    case 'bald':
      return (
        stroke('M-29 0Q-30 -8 -28.5 -14M29 0Q30 -8 28.5 -14', hair, 3.4, { 'stroke-linecap': 'round' }) +
        stroke('M-12 -33Q0 -37 10 -34', '#ffffff', 2, { 'stroke-linecap': 'round', opacity: 0.35 })
      );
    case 'bob':
      return (
        fill(
          'M-34 30Q-40 -34 -8 -45Q32 -50 34 30Q31 34 27 32Q30 2 22 -16Q6 -18 -8 -28Q-14 -16 -24 -10Q-29 10 -27 32Q-31 34 -34 30z',
          hair,
        ) + shine('M-20 -30Q-4 -42 14 -36')
      );
    case 'long':
      return (
        fill(
          'M-34 56Q-40 -34 -6 -45Q34 -48 34 56Q28 40 27 14Q26 -8 18 -20Q8 -28 0 -32Q-8 -26 -18 -20Q-26 -8 -27 14Q-28 40 -34 56z',
          hair,
        ) + shine('M-24 -16Q-18 -34 -4 -38M24 -16Q18 -34 8 -38')
      );
    case 'wavy':
      return (
        fill(
          'M-36 44Q-30 24 -34 8Q-36 -36 -4 -46Q34 -48 34 8Q30 24 36 44Q26 34 27 12Q26 -12 16 -22Q2 -22 -10 -30Q-16 -18 -25 -8Q-29 20 -36 44z',
          hair,
        ) + shine('M-18 -32Q-2 -42 14 -36')
      );
    case 'bun':
      return (
        fill(
          'M-30 2Q-34 -34 -10 -43Q16 -50 28 -30Q32 -18 30 2Q28 -14 20 -22Q4 -26 -12 -25Q-25 -18 -30 2z',
          hair,
        ) + shine('M-18 -32Q-4 -41 12 -38')
      );
    case 'curls':
      return (
        dabs(ring(29, 31, 0.15, 3, 13), hair, 15) + dabs(ring(25, 36, 0.7, 2.4, 6), lighten(hair, 0.06), 12)
      );
    case 'afro':
      return (
        dabs(ring(30, 33, 0.1, 3.05, 15), hair, 17) + dabs(ring(31, 41, 0.7, 2.4, 8), lighten(hair, 0.05), 13)
      );
  }
}

/** Points along an arc over the head, from the right temple to the left. */
function ring(rx: number, ry: number, from: number, to: number, count: number): P2[] {
  return Array.from({ length: count }, (_, index): P2 => {
    const angle = from + ((to - from) * index) / (count - 1);
    return [Math.cos(angle) * rx, -6 - Math.sin(angle) * ry];
  });
}

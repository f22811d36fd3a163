import type { Foliage } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { circle, group, num, stroke } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

/** A rounded mass of leaves in the picture, px. */
export type Lobe = { centre: P2; radius: number };
/** `leaf` is the diameter of one dab in px, `count` their number. */
type LeafSpec = { tones: Foliage; leaf: number; count: number };

/** Paints a crown: rounded masses lit from the sun's side, broken up by leaves of four tones. */
export function drawFoliage(canvas: Canvas, lobes: readonly Lobe[], spec: LeafSpec): string {
  const { random, air } = canvas;
  const toSun: P2 = [Math.sign(air.sun[0]) * 0.66, -0.75];
  const whole = bounds(lobes);
  const strokes = ['', '', '', ''];
  for (let index = 0; index < spec.count; index++) {
    const lobe = lobes[Math.floor(random.next() * lobes.length)]!;
    const angle = random.range(0, Math.PI * 2);
    const reach = random.next() ** 0.42 * 1.02;
    const offset: P2 = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const at: P2 = [lobe.centre[0] + offset[0] * lobe.radius, lobe.centre[1] + offset[1] * lobe.radius];
    const inCrown: P2 = [(at[0] - whole.centre[0]) / whole.rx, (at[1] - whole.centre[1]) / whole.ry];
    const facing =
      (offset[0] * 0.5 + inCrown[0] * 0.6) * toSun[0] + (offset[1] * 0.5 + inCrown[1] * 0.6) * toSun[1];
    const light = facing + random.range(-0.26, 0.26);
    const tone = light > 0.66 ? 3 : light > 0.26 ? 2 : light > -0.18 ? 1 : 0;
    const lean: P2 = [
      Math.round(random.range(-0.7, 0.7) * spec.leaf),
      Math.round(random.range(-0.2, 0.5) * spec.leaf),
    ];
    strokes[tone] += `M${Math.round(at[0])} ${Math.round(at[1])}l${lean[0]} ${lean[1]}`;
  }
  const sizes = [1, 0.85, 0.66, 0.44];
  const leaves = strokes.map((data, tone) =>
    stroke(data, spec.tones[tone]!, spec.leaf * sizes[tone]!, { 'stroke-linecap': 'round' }),
  );
  return drawLobes(canvas, lobes, spec) + leaves.join('');
}

/** The masses under the leaves; a dotted outline of round dabs gives them leafy edges at low cost. */
function drawLobes({ defs, air, random }: Canvas, lobes: readonly Lobe[], { tones, leaf }: LeafSpec): string {
  const lit: P2 = [0.5 + Math.sign(air.sun[0]) * 0.22, 0.26];
  const paint = defs.radial(
    [
      [0, mix(tones[1], tones[2], 0.5)],
      [0.5, tones[1]],
      [1, tones[0]],
    ],
    lit,
    0.72,
  );
  const large = lobes.some(({ radius }) => radius > 24);
  const dots = `0 ${num(leaf * random.range(1.3, 1.6))} 0 ${num(leaf * random.range(1.9, 2.6))} 1 ${num(leaf * 1.5)}`;
  const fringe = {
    stroke: paint,
    'stroke-width': num(leaf * 1.25),
    'stroke-linecap': 'round',
    'stroke-dasharray': dots,
  };
  const circles = lobes.map(({ centre, radius }) => circle(centre, radius));
  return group(circles.join(''), { fill: paint, ...(large ? fringe : {}) });
}

function bounds(lobes: readonly Lobe[]): { centre: P2; rx: number; ry: number } {
  const left = Math.min(...lobes.map(({ centre, radius }) => centre[0] - radius));
  const right = Math.max(...lobes.map(({ centre, radius }) => centre[0] + radius));
  const top = Math.min(...lobes.map(({ centre, radius }) => centre[1] - radius));
  const bottom = Math.max(...lobes.map(({ centre, radius }) => centre[1] + radius));
  return { centre: [(left + right) / 2, (top + bottom) / 2], rx: (right - left) / 2, ry: (bottom - top) / 2 };
}

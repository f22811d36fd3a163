import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix, type Colour } from '../drawing/colour.ts';
import { dabs, group, num, stroke } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

/** Out-of-focus plants at the lower edge and, sometimes, a branch that reaches in from above. */
export function drawForeground(canvas: Canvas): string {
  const { random, defs } = canvas;
  const corner = random.sign();
  const parts = [drawCornerBed(canvas, corner)];
  if (random.chance(0.3)) parts.push(drawCornerBed(canvas, corner === 1 ? -1 : 1, 0.6));
  const beds = group(parts.join(''), { filter: defs.blur(3.2) });
  return beds + (!canvas.air.bare && random.chance(0.42) ? drawBranch(canvas, random.sign()) : '');
}

function drawCornerBed(canvas: Canvas, side: -1 | 1, size = 1): string {
  const { frame, random, air } = canvas;
  const tones = random.pick([air.evergreen, ...air.foliage]);
  const width = frame.width * random.range(0.16, 0.32) * size;
  const height = frame.height * random.range(0.1, 0.17) * size;
  const at = (share: number) => (side < 0 ? share * width : frame.width - share * width);
  const rise = (share: number) => frame.height - height * (1 - share) ** 0.8;
  const blades = [0, 1, 2].map((tone) => {
    let data = '';
    for (let index = 0; index < 26; index++) {
      const share = random.next() ** 1.3;
      const x = at(share);
      const tip = rise(share) - random.range(-0.1, 0.35) * height;
      const lean = random.range(-40, 40);
      data += `M${num(x)} ${frame.height + 8}Q${num(x + lean * 0.2)} ${num((tip + frame.height) / 2)} ${num(x + lean)} ${num(tip)}`;
    }
    return stroke(data, darken(tones[tone as 0 | 1 | 2], 0.28 - tone * 0.1), 9 - tone * 2, {
      'stroke-linecap': 'round',
    });
  });
  return blades.join('') + drawBlooms(canvas, at, rise, height);
}

function drawBlooms(
  { random, air }: Canvas,
  at: (share: number) => number,
  rise: (share: number) => number,
  height: number,
): string {
  if (air.season === 'winter' || random.chance(0.35)) return '';
  const choices: Record<'spring' | 'summer' | 'autumn', readonly [Colour, ...Colour[]]> = {
    spring: ['#f0ddd4', '#e8c9c4', '#f4e7b8'],
    summer: ['#efe9dc', '#b9a3c4', '#dba58f', '#e6c877'],
    autumn: ['#c98a5a', '#b56a4a', '#d9b87a'],
  };
  const colour = mix(random.pick(choices[air.season]), air.shadeTint, air.lit ? 0.45 : 0.1);
  const points = Array.from({ length: 16 }, (): P2 => {
    const share = random.next() ** 1.2;
    return [at(share), rise(share) - random.range(-0.2, 0.4) * height];
  });
  return dabs(points, colour, random.range(13, 20), { opacity: 0.9 });
}

/** A leafy branch in an upper corner, dark against the sky, for depth. */
function drawBranch(canvas: Canvas, side: -1 | 1): string {
  const { frame, random, air } = canvas;
  const tones = random.pick(air.foliage);
  const x = (share: number) => (side < 0 ? share : 1 - share) * frame.width;
  const reach = random.range(0.16, 0.28);
  const fall = random.range(0.1, 0.17) * frame.height;
  const twigs = Array.from({ length: 4 }, (_, index) => {
    const end: P2 = [x(reach * random.range(0.55, 1)), fall * random.range(0.3, 1.2)];
    return { from: [x(-0.02), -20 - index * 10] as P2, end };
  });
  const wood = twigs.map(
    ({ from, end }) =>
      `M${num(from[0])} ${num(from[1])}Q${num((from[0] + end[0]) / 2)} ${num(end[1] * 0.35)} ${num(end[0])} ${num(end[1])}`,
  );
  const leaves = [0, 1, 2].map((tone) => {
    const points = Array.from({ length: 55 }, (): P2 => {
      const { from, end } = random.pick(twigs as [(typeof twigs)[0]]);
      const share = random.range(0.1, 1.06);
      const y = from[1] * (1 - share) ** 2 + 0.7 * end[1] * share * (1 - share) + end[1] * share ** 2;
      return [from[0] + (end[0] - from[0]) * share + random.range(-34, 34), y + random.range(-30, 34)];
    });
    return dabs(points, darken(tones[tone as 0 | 1 | 2], 0.14), 24 - tone * 4);
  });
  return (
    stroke(wood.join(''), mix('#4a3c32', air.shadeTint, 0.2), 4, { 'stroke-linecap': 'round' }) +
    leaves.join('')
  );
}

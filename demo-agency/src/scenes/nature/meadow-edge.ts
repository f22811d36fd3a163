import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import { dabs, group, num, stroke } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

/** Tall grasses and lavender along the whole lower edge, out of focus, between viewer and garden. */
export function drawMeadowEdge(canvas: Canvas): string {
  const { frame, random, air, defs } = canvas;
  const rise = (x: number) =>
    frame.height * (0.035 + 0.1 * Math.abs(x / frame.width - 0.56) ** 1.1 * 2 + 0.015 * Math.sin(x / 90));
  const tones = [
    darken(air.evergreen[0], 0.3),
    darken(air.foliage[0][0], 0.18),
    darken(air.foliage[0][1], 0.06),
  ];
  const blades = tones.map((tone, index) => {
    let data = '';
    for (let count = 0; count < 105; count++) {
      const x = random.range(-20, frame.width + 20);
      const tip = frame.height - rise(x) * random.range(0.5, 1.25) + index * 8;
      const lean = random.range(-34, 34);
      data += `M${num(x)} ${frame.height + 10}Q${num(x + lean * 0.2)} ${num((tip + frame.height) / 2)} ${num(x + lean)} ${num(tip)}`;
    }
    return stroke(data, tone, 5.6 - index * 1.3, { 'stroke-linecap': 'round' });
  });
  const blooms = Array.from({ length: air.bare ? 0 : 80 }, (): P2 => {
    const x = random.range(0, frame.width);
    return [x, frame.height - rise(x) * random.range(0.7, 1.25)];
  });
  const colour = mix(air.season === 'autumn' ? '#c98a5a' : '#b79ac0', air.shadeTint, 0.25);
  return group(blades.join('') + dabs(blooms, colour, 7.5, { opacity: 0.85 }), { filter: defs.blur(2.2) });
}

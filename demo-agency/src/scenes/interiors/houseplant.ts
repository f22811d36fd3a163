import { shade } from '../drawing/atmosphere.ts';
import { project, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import { ellipse, fill, num, stroke } from '../drawing/svg.ts';
import type { Item } from '../exteriors/plot.ts';
import { drawContact } from './soft.ts';

/** A plant in a pot: broad leaves on arching stems. */
export function plantItem(x: number, z: number, height: number, pot: Colour): Item {
  const draw = (canvas: Canvas) => {
    const { camera, random, air } = canvas;
    const [fx, fy] = project(camera, [x, 0.34, z]);
    const size = height * scaleAt(camera, [x, 0.5, z]);
    const tones = air.evergreen.map((tone) => mix(tone, air.lightTint, 0.1));
    const leaves = ['', '', ''];
    let stems = '';
    for (let index = 0; index < 15; index++) {
      const angle = -Math.PI / 2 + random.range(-1.05, 1.05);
      const reach = size * random.range(0.45, 0.95);
      const [ex, ey] = [fx + Math.cos(angle) * reach * 0.75, fy + Math.sin(angle) * reach];
      stems += `M${num(fx)} ${num(fy)}Q${num(fx + (ex - fx) * 0.25)} ${num(fy + (ey - fy) * 0.7)} ${num(ex)} ${num(ey)}`;
      leaves[index % 3] += leafData(
        ex,
        ey,
        size * random.range(0.17, 0.27),
        angle + random.range(-0.5, 0.5) + (ex > fx ? 0.6 : -0.6),
      );
    }
    return [
      drawContact(canvas, { x0: x - 0.2, x1: x + 0.2, z0: z - 0.2, z1: z + 0.2 }),
      drawPot(canvas, x, z, pot),
      stroke(stems, tones[1]!, Math.max(1.5, size * 0.012)),
      ...leaves.map((data, index) => fill(data, tones[index]!)),
    ].join('');
  };
  return { z, draw };
}

function leafData(x: number, y: number, length: number, angle: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [-dy * 0.36, dx * 0.36];
  const [cx, cy] = [x + dx * 0.35, y + dy * 0.35];
  return `M${num(x)} ${num(y)}Q${num(cx + nx)} ${num(cy + ny)} ${num(x + dx)} ${num(y + dy)}Q${num(cx - nx)} ${num(cy - ny)} ${num(x)} ${num(y)}z`;
}

function drawPot(canvas: Canvas, x: number, z: number, colour: Colour): string {
  const { camera, air, defs } = canvas;
  const tone = shade(air, colour, [0, 0, -1]);
  const [fx, fy] = project(camera, [x, 0, z]);
  const scale = scaleAt(camera, [x, 0, z]);
  const [wide, narrow, tall] = [0.21 * scale, 0.15 * scale, 0.36 * scale];
  const paint = defs.linear(
    [
      [0, lighten(tone, 0.16)],
      [1, darken(tone, 0.28)],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    fill(
      `M${num(fx - narrow)} ${num(fy)}L${num(fx - wide)} ${num(fy - tall)}H${num(fx + wide)}L${num(fx + narrow)} ${num(fy)}z`,
      paint,
    ) + ellipse([fx, fy - tall], wide, wide * 0.16, darken(tone, 0.4))
  );
}

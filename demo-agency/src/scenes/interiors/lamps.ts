import { shade } from '../drawing/atmosphere.ts';
import { project, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import { ellipse, fill, num, stroke } from '../drawing/svg.ts';
import type { Item } from '../exteriors/plot.ts';
import { discData, drawContact } from './soft.ts';

/** A standard lamp; its shade glows when it is dark outside. */
export function floorLampItem(x: number, z: number, colour: Colour, height = 1.6): Item {
  const draw = (canvas: Canvas) => {
    const { camera, air } = canvas;
    const scale = scaleAt(camera, [x, 1, z]);
    const [fx, top] = project(camera, [x, height, z]);
    const foot = project(camera, [x, 0, z]);
    const metal = shade(air, '#4d4436', [0, 0, -1]);
    const [wide, narrow, tall] = [0.24 * scale, 0.15 * scale, 0.3 * scale];
    const cloth = air.light === 'dusk' ? '#ffe9bd' : shade(air, colour, [0, 0, -1]);
    const cone = `M${num(fx - wide)} ${num(top)}L${num(fx - narrow)} ${num(top - tall)}H${num(fx + narrow)}L${num(fx + wide)} ${num(top)}z`;
    return [
      drawContact(canvas, { x0: x - 0.12, x1: x + 0.12, z0: z - 0.12, z1: z + 0.12 }, 0.3),
      fill(discData(canvas, x, z, 0.15, 0.02), metal),
      stroke(`M${num(fx)} ${num(foot[1])}V${num(top)}`, metal, Math.max(2, 0.025 * scale)),
      drawGlow(canvas, [fx, top - tall * 0.4], scale * 0.9),
      fill(
        cone,
        canvas.defs.linear([
          [0, lighten(cloth, 0.1)],
          [1, darken(cloth, 0.08)],
        ]),
      ),
    ].join('');
  };
  return { z, draw };
}

/** The halo of a lamp, strong at dusk. */
export function drawGlow({ air, defs }: Canvas, centre: readonly [number, number], radius: number): string {
  const strength = air.light === 'dusk' ? 0.55 : 0.1;
  return ellipse(
    centre,
    radius,
    radius,
    defs.radial([
      [0, '#ffe3a8', strength],
      [0.4, '#ffd890', strength * 0.4],
      [1, '#ffd890', 0],
    ]),
  );
}

/** Lamps that hang in a row over a table or island. */
export function pendantItem(lamps: {
  x0: number;
  x1: number;
  z: number;
  y: number;
  ceiling: number;
  count: number;
  colour: Colour;
  shape: 'dome' | 'globe' | 'cone';
}): Item {
  const draw = (canvas: Canvas) => {
    const { camera, air } = canvas;
    return Array.from({ length: lamps.count }, (_, index) => {
      const x =
        lamps.count === 1
          ? (lamps.x0 + lamps.x1) / 2
          : lamps.x0 + ((lamps.x1 - lamps.x0) * index) / (lamps.count - 1);
      const [px, py] = project(camera, [x, lamps.y, lamps.z]);
      const [, ceiling] = project(camera, [x, lamps.ceiling, lamps.z]);
      const size = scaleAt(camera, [x, lamps.y, lamps.z]) * 0.19;
      const tone = shade(air, lamps.colour, [0, 0, -1]);
      const cord = stroke(
        `M${num(px)} ${num(ceiling)}V${num(py - size)}`,
        '#3a3631',
        Math.max(1.4, size * 0.05),
      );
      const light = drawGlow(canvas, [px, py], size * 3.2);
      const paint = canvas.defs.linear(
        [
          [0, lighten(tone, 0.22)],
          [1, darken(tone, 0.2)],
        ],
        [0, 0],
        [1, 0],
      );
      if (lamps.shape === 'globe')
        return (
          cord +
          light +
          ellipse(
            [px, py - size * 0.2],
            size * 0.85,
            size * 0.85,
            canvas.defs.radial([
              [0, '#fffaf0'],
              [1, air.light === 'dusk' ? '#ffdf9f' : '#e9dfcc'],
            ]),
          )
        );
      const shape =
        lamps.shape === 'dome'
          ? `M${num(px - size)} ${num(py)}A${num(size)} ${num(size)} 0 0 1 ${num(px + size)} ${num(py)}z`
          : `M${num(px - size)} ${num(py)}L${num(px - size * 0.25)} ${num(py - size * 1.1)}H${num(px + size * 0.25)}L${num(px + size)} ${num(py)}z`;
      return (
        cord +
        light +
        fill(shape, paint) +
        ellipse([px, py], size * 0.96, size * 0.14, air.light === 'dusk' ? '#fff0c4' : '#f3e7cf')
      );
    }).join('');
  };
  return { z: lamps.z, draw };
}

import { shade } from '../drawing/atmosphere.ts';
import { project, projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import { fill, lineData, num, polygonData, stroke } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { drawBlock, type Solid } from '../building/solid.ts';
import type { Item } from '../exteriors/plot.ts';
import { discData, drawContact } from './soft.ts';

/** A woven rug on the floor: border, field, fine stripes. It lies under everything. */
export function rugItem(rug: Pick<Solid, 'x0' | 'x1' | 'z0' | 'z1'>, colour: Colour, round = false): Item {
  const draw = (canvas: Canvas) => {
    const tone = mix(shade(canvas.air, colour, [0, 1, 0]), canvas.air.shadeTint, 0.08);
    if (round) {
      const [x, z, radius] = [(rug.x0 + rug.x1) / 2, (rug.z0 + rug.z1) / 2, (rug.x1 - rug.x0) / 2];
      const rings = [0.9, 0.68, 0.46].map((share) => discData(canvas, x, z, radius * share, 0.01)).join('');
      return (
        fill(discData(canvas, x, z, radius, 0.01), tone) +
        stroke(rings, darken(tone, 0.2), 2.4, { opacity: 0.5 })
      );
    }
    const field = (inset: number) =>
      polygonData(
        projectPolygon(canvas.camera, [
          [rug.x0 + inset, 0.01, rug.z0 + inset],
          [rug.x1 - inset, 0.01, rug.z0 + inset],
          [rug.x1 - inset, 0.01, rug.z1 - inset],
          [rug.x0 + inset, 0.01, rug.z1 - inset],
        ]),
      );
    let stripes = '';
    for (let z = rug.z0 + 0.24; z < rug.z1 - 0.2; z += 0.17)
      stripes += lineData(
        projectPolygon(canvas.camera, [
          [rug.x0 + 0.2, 0.01, z],
          [rug.x1 - 0.2, 0.01, z],
        ]),
      );
    return (
      fill(field(0), tone) +
      stroke(field(0.12), darken(tone, 0.25), 2.4, { opacity: 0.6 }) +
      stroke(stripes, lighten(tone, 0.28), 2, { opacity: 0.4 })
    );
  };
  return { z: 99, draw };
}

/** A low round table with something on it. */
export function coffeeTableItem(x: number, z: number, radius: number, colour: Colour): Item {
  const height = 0.38;
  const draw = (canvas: Canvas) => {
    const { air, camera } = canvas;
    const tone = lighten(shade(air, colour, [0, 1, 0]), 0.06);
    const legs = [-0.6, 0.6].flatMap((dx) =>
      [0.5, -0.5].map((dz) =>
        lineData(
          projectPolygon(camera, [
            [x + dx * radius * 0.9, 0, z + dz * radius],
            [x + dx * radius * 0.6, height, z + dz * radius * 0.8],
          ] as V3[]),
        ),
      ),
    );
    const books: Solid = {
      x0: x - radius * 0.5,
      x1: x - radius * 0.05,
      y0: height + 0.03,
      y1: height + 0.09,
      z0: z - 0.12,
      z1: z + 0.14,
    };
    return [
      drawContact(
        canvas,
        { x0: x - radius, x1: x + radius, z0: z - radius * 0.7, z1: z + radius * 0.7 },
        0.36,
      ),
      stroke(legs.join(''), darken(tone, 0.45), 0.035 * scaleAt(camera, [x, 0, z])),
      fill(discData(canvas, x, z, radius, height - 0.04), darken(tone, 0.35)),
      fill(discData(canvas, x, z, radius, height), tone),
      drawBlock(canvas, books, '#efe6d6'),
      drawVase(canvas, x + radius * 0.35, z, height, '#8b9a94'),
    ].join('');
  };
  return { z, draw };
}

/** A vase with a few stems. */
export function drawVase(canvas: Canvas, x: number, z: number, y: number, colour: Colour): string {
  const { random, camera, air } = canvas;
  const [fx, fy] = project(camera, [x, y, z]);
  const size = 0.22 * scaleAt(camera, [x, y, z]);
  const tone = shade(air, colour, [0, 0, -1]);
  const paint = canvas.defs.linear(
    [
      [0, lighten(tone, 0.2)],
      [1, darken(tone, 0.25)],
    ],
    [0, 0],
    [1, 0],
  );
  const body = `M${num(fx - size * 0.22)} ${num(fy)}C${num(fx - size * 0.75)} ${num(fy - size * 0.5)} ${num(fx - size * 0.1)} ${num(fy - size * 0.7)} ${num(fx - size * 0.18)} ${num(fy - size)}H${num(fx + size * 0.18)}C${num(fx + size * 0.1)} ${num(fy - size * 0.7)} ${num(fx + size * 0.75)} ${num(fy - size * 0.5)} ${num(fx + size * 0.22)} ${num(fy)}z`;
  let stems = '';
  let leaves = '';
  for (let index = 0; index < 6; index++) {
    const lean = random.range(-0.9, 0.9) * size;
    const rise = random.range(1, 1.7) * size;
    stems += `M${num(fx)} ${num(fy - size)}Q${num(fx)} ${num(fy - size - rise * 0.6)} ${num(fx + lean)} ${num(fy - size - rise)}`;
    leaves += `M${num(fx + lean)} ${num(fy - size - rise)}l${num(lean * 0.1)} ${num(-size * 0.1)}M${num(fx + lean * 0.5)} ${num(fy - size - rise * 0.7)}l${num(size * 0.12)} ${num(-size * 0.06)}`;
  }
  return (
    stroke(stems, air.evergreen[1], size * 0.06) +
    stroke(leaves, random.pick([air.evergreen[2], '#d9a79a', '#e9dcc4', '#c7a252']), size * 0.3, {
      'stroke-linecap': 'round',
    }) +
    fill(body, paint)
  );
}

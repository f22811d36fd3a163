import { shade } from '../drawing/atmosphere.ts';
import { project, projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import { ellipse, fill, lineData, num, polygonData, stroke } from '../drawing/svg.ts';
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

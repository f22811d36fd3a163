import { shade } from '../drawing/atmosphere.ts';
import { project, projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { fill, num, polygonData, stroke } from '../drawing/svg.ts';
import type { Item } from '../exteriors/plot.ts';
import { discPoints, drawContact } from './soft.ts';

/** The tub: an oval that widens towards its rim, with water or shade inside. */
export function tubItem(x: number, z: number, colour: string): Item {
  const draw = (canvas: Canvas) => {
    const { camera, air, defs } = canvas;
    const rim = projectPolygon(camera, discPoints(x, z, 0.86, 0.42, 0.6));
    const inner = projectPolygon(camera, discPoints(x, z, 0.78, 0.35, 0.59));
    const foot = projectPolygon(camera, discPoints(x, z, 0.6, 0.28, 0.03));
    const left = rim.reduce((best, point) => (point[0] < best[0] ? point : best));
    const right = rim.reduce((best, point) => (point[0] > best[0] ? point : best));
    const footLeft = foot.reduce((best, point) => (point[0] < best[0] ? point : best));
    const footRight = foot.reduce((best, point) => (point[0] > best[0] ? point : best));
    const low = Math.max(...foot.map(([, y]) => y));
    const tone = shade(air, colour, [0, 0.2, -1]);
    const fromLeft = air.sun[0] < 0;
    const paint = defs.linear(
      [
        [0, fromLeft ? lighten(tone, 0.25) : darken(tone, 0.26)],
        [0.5, tone],
        [1, fromLeft ? darken(tone, 0.26) : lighten(tone, 0.25)],
      ],
      [0, 0],
      [1, 0],
    );
    const body = `M${num(left[0])} ${num(left[1])}Q${num(left[0] + 6)} ${num(low)} ${num((footLeft[0] + footRight[0]) / 2 - (footRight[0] - footLeft[0]) * 0.3)} ${num(low)}H${num((footLeft[0] + footRight[0]) / 2 + (footRight[0] - footLeft[0]) * 0.3)}Q${num(right[0] - 6)} ${num(low)} ${num(right[0])} ${num(right[1])}z`;
    return [
      drawContact(canvas, { x0: x - 0.75, x1: x + 0.75, z0: z - 0.35, z1: z + 0.35 }),
      fill(body, paint),
      fill(polygonData(rim), lighten(tone, 0.3)),
      fill(
        polygonData(inner),
        defs.linear([
          [0, darken(tone, 0.32)],
          [1, mix(tone, '#cfe0de', 0.5)],
        ]),
      ),
      drawFiller(canvas, x + 0.5, z + 0.5),
    ].join('');
  };
  return { z, draw };
}

function drawFiller(canvas: Canvas, x: number, z: number): string {
  const [px, py] = project(canvas.camera, [x, 0, z]);
  const scale = scaleAt(canvas.camera, [x, 0, z]);
  const data = `M${num(px)} ${num(py)}V${num(py - scale * 0.95)}H${num(px - scale * 0.28)}v${num(scale * 0.1)}`;
  return stroke(data, shade(canvas.air, '#a8823f', [0, 0, -1]), Math.max(3, scale * 0.03), {
    'stroke-linejoin': 'round',
  });
}

import type { Canvas } from '../drawing/canvas.ts';
import { mix, type Colour } from '../drawing/colour.ts';
import { fill, num, smoothData } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';
import { drawFoliage, type Lobe } from './foliage.ts';

export type BackdropPlan = { hills?: number; trees?: number; poplars?: boolean; church?: boolean };

/** What lies behind the plot, each layer paler than the one before it: hills, woods, a row of poplars, a spire. */
export function drawBackdrop(canvas: Canvas, plan: BackdropPlan = {}): string {
  const { random } = canvas;
  const hills = plan.hills ?? random.int(1, 3);
  const ranges = Array.from({ length: hills }, (_, index) => drawHill(canvas, index, hills));
  return [
    ...ranges,
    plan.church ? drawSpire(canvas) : '',
    drawWood(canvas, 0.62, 0.05),
    plan.poplars ? drawPoplars(canvas) : '',
    drawWood(canvas, 0.36, plan.trees ?? random.range(0.05, 0.12)),
    drawMist(canvas),
  ].join('');
}

function computeTone({ air }: Canvas, haze: number): Colour {
  return mix(mix(air.foliage[0][1], air.evergreen[1], 0.5), air.haze, haze);
}

function drawHill(canvas: Canvas, index: number, count: number): string {
  const { frame, camera, random, defs, air } = canvas;
  const height = frame.height * (0.13 - (0.07 * index) / count) * random.range(0.7, 1.2);
  const phase = random.range(0, 6);
  const points = Array.from({ length: 9 }, (_, step): P2 => {
    const wave = Math.sin(step * 0.9 + phase) * 0.5 + Math.sin(step * 1.9 + phase * 2) * 0.22;
    return [(step / 8) * (frame.width + 80) - 40, camera.horizon - height * (0.55 + wave * 0.6)];
  });
  const tone = mix(
    mix(computeTone(canvas, 0.55), air.shadeTint, 0.35),
    air.haze,
    0.62 - 0.22 * (index / count),
  );
  const paint = defs.linear([
    [0, tone],
    [1, mix(tone, air.haze, 0.75)],
  ]);
  return fill(`${smoothData(points)}V${num(camera.horizon + 4)}H-40z`, paint);
}

/** A distant wood: its ragged top drawn as one outline, its foot lost in the haze. */
function drawWood(canvas: Canvas, haze: number, size: number): string {
  const { frame, camera, random, defs, air } = canvas;
  const base = frame.height * size;
  const phase = random.range(0, 6);
  let data = `M-30 ${num(camera.horizon + 6)}V${num(camera.horizon - base * 0.6)}`;
  for (let x = -30; x < frame.width + 30;) {
    const step = base * random.next() ** 1.8 * 0.26 + 6;
    x += step;
    const swell =
      0.6 +
      0.24 * Math.sin(x / 170 + phase) +
      0.13 * Math.sin(x / 47 + phase * 3) +
      random.range(-0.09, 0.09);
    data += `A${num(step * 0.7)} ${num(step * 0.8)} 0 0 1 ${num(x)} ${num(camera.horizon - base * swell)}`;
  }
  const tone = computeTone(canvas, haze);
  const paint = defs.linear([
    [0, mix(tone, air.lightTint, 0.12)],
    [1, mix(tone, air.haze, 0.4)],
  ]);
  return fill(`${data}V${num(camera.horizon + 6)}z`, paint);
}

function drawPoplars(canvas: Canvas): string {
  const { frame, camera, random, air } = canvas;
  const count = random.int(4, 8);
  const start = frame.width * random.range(0.02, 0.75);
  const tones = air.foliage[0].map((tone) => mix(tone, air.haze, 0.5)) as unknown as typeof air.evergreen;
  return Array.from({ length: count }, (_, index) => {
    const x = start + index * frame.width * 0.032 + random.range(-6, 6);
    const height = frame.height * random.range(0.15, 0.19) * (1 - index * 0.045);
    const lobes = Array.from({ length: 11 }, (_, step): Lobe => {
      const share = step / 10;
      return {
        centre: [x, camera.horizon - height * (0.1 + 0.86 * share)],
        radius: height * 0.085 * Math.sin(0.5 + share * 2.3),
      };
    });
    return drawFoliage(canvas, lobes, { tones, leaf: 5, count: 22 });
  }).join('');
}

/** A village church on the horizon. */
function drawSpire(canvas: Canvas): string {
  const { frame, camera, random, air } = canvas;
  const x = frame.width * random.range(0.08, 0.92);
  const unit = frame.height * 0.011;
  const y = camera.horizon;
  const wall = mix(mix('#9a8d80', air.shadeTint, 0.3), air.haze, 0.55);
  const slate = mix(mix('#55606b', air.shadeTint, 0.3), air.haze, 0.5);
  const tower = `M${num(x - unit)} ${num(y)}v${num(-unit * 8)}h${num(unit * 2)}V${num(y)}z`;
  const nave = `M${num(x + unit)} ${num(y)}v${num(-unit * 4)}l${num(unit)} ${num(-unit * 2)}h${num(unit * 5)}l${num(unit)} ${num(unit * 2)}V${num(y)}z`;
  const spire = `M${num(x - unit * 1.2)} ${num(y - unit * 8)}l${num(unit * 1.2)} ${num(-unit * 7)} ${num(unit * 1.2)} ${num(unit * 7)}z`;
  return fill(nave, slate) + fill(tower, wall) + fill(spire, slate);
}

function drawMist({ frame, camera, defs, air }: Canvas): string {
  const height = frame.height * 0.09;
  const paint = defs.linear([
    [0, air.haze, 0],
    [0.8, air.haze, 0.55],
    [1, air.haze, 0],
  ]);
  return fill(
    `M0 ${num(camera.horizon - height)}H${frame.width}V${num(camera.horizon + height * 0.25)}H0z`,
    paint,
  );
}

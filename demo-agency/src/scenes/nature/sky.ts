import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { box, ellipse, group } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

type SkyPlan = { clouds?: number; sunAt?: P2 };

/** The whole background: graded air, the glow around the sun, soft clouds in perspective. */
export function drawSky(canvas: Canvas, plan: SkyPlan = {}): string {
  const { air, defs, frame, camera } = canvas;
  const [top, middle, low] = air.sky;
  const paint = defs.linearBetween(
    [
      [0, top],
      [0.55, middle],
      [1, low],
    ],
    [0, 0],
    [0, Math.max(camera.horizon, frame.height * 0.4)],
  );
  return (
    box(0, 0, frame.width, frame.height, paint) + drawGlow(canvas, plan.sunAt) + drawClouds(canvas, plan)
  );
}

function drawGlow({ air, defs, frame, camera }: Canvas, sunAt?: P2): string {
  const side = Math.sign(air.sun[0]);
  const centre: P2 = sunAt ?? [side < 0 ? frame.width * 0.06 : frame.width * 0.94, camera.horizon * 0.7];
  const strength = { morning: 0.55, noon: 0.35, golden: 0.8, dusk: 0.5 }[air.light];
  const colour = mix(air.sky[2], '#fff6e0', air.lit ? 0.1 : 0.55);
  const paint = defs.radial([
    [0, colour, strength],
    [0.4, colour, strength * 0.45],
    [1, colour, 0],
  ]);
  return ellipse(centre, frame.width * 0.55, frame.height * 0.6, paint);
}

function drawClouds(canvas: Canvas, plan: SkyPlan): string {
  const { random, frame, camera } = canvas;
  const count = plan.clouds ?? random.int(2, 5);
  return Array.from({ length: count }, (_, index) => {
    const depth = (index + random.range(0.2, 0.8)) / count;
    const y = camera.horizon * (0.9 - 0.72 * depth);
    const width = frame.width * (0.14 + 0.3 * depth) * random.range(0.7, 1.3);
    return drawCloud(canvas, [random.range(-0.05, 1.05) * frame.width, y], width, 0.55 + 0.35 * depth);
  }).join('');
}

/** A cloud of the hour: heaps at noon, drawn-out veils towards evening. */
function drawCloud(canvas: Canvas, at: P2, width: number, opacity: number): string {
  const veiled = canvas.air.light !== 'noon' && canvas.random.chance(0.75);
  return group(veiled ? drawVeil(canvas, at, width * 1.5) : drawHeap(canvas, at, width), { opacity });
}

/** Thin streaks one above the other, each fading to both sides. */
function drawVeil({ air, defs, random }: Canvas, [x, y]: P2, width: number): string {
  const light = defs.radial([
    [0, air.cloud, 0.75],
    [0.45, air.cloud, 0.38],
    [1, air.cloud, 0],
  ]);
  const dim = defs.radial([
    [0, air.cloudShade, 0.4],
    [1, air.cloudShade, 0],
  ]);
  const streaks = Array.from({ length: 9 }, (_, index) => {
    const rank = (index - 4) / 4;
    const reach = width * (0.5 - 0.3 * Math.abs(rank)) * random.range(0.6, 1.1);
    const centre: P2 = [
      x + random.range(-0.28, 0.28) * width + rank * width * 0.12,
      y - rank * width * 0.035 + random.range(-4, 4),
    ];
    return ellipse(centre, reach, width * random.range(0.006, 0.017), index % 3 === 2 ? dim : light);
  });
  return streaks.join('');
}

/** Soft heaps over a flatter, cooler base. */
function drawHeap({ air, defs, random }: Canvas, [x, y]: P2, width: number): string {
  const height = width * random.range(0.07, 0.12);
  const light = defs.radial([
    [0, air.cloud, 0.8],
    [0.6, air.cloud, 0.45],
    [1, air.cloud, 0],
  ]);
  const dim = defs.radial([
    [0, air.cloudShade, 0.55],
    [1, air.cloudShade, 0],
  ]);
  const heaps = Array.from({ length: 11 }, (_, index) => {
    const share = (index + random.range(0.1, 0.9)) / 11;
    const swell = Math.sin(0.3 + share * 2.5) * random.range(0.55, 1.1);
    const at: P2 = [x + (share - 0.5) * width * 0.9, y - height * swell * random.range(0.2, 0.75)];
    return ellipse(at, width * (0.05 + 0.09 * swell), height * (0.2 + 0.62 * swell), light);
  });
  return heaps.join('') + ellipse([x, y + height * 0.12], width * 0.46, height * 0.26, dim);
}

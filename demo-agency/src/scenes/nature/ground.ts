import { shade } from '../drawing/atmosphere.ts';
import { projectPolygon } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import { box, ellipse, fill, num, polygonData, stroke } from '../drawing/svg.ts';
import type { P2, V3 } from '../drawing/vector.ts';

/** The lawn or meadow from the horizon to the lower edge, with its grain. */
export function drawLawn(canvas: Canvas, plan: { stripes?: boolean; tufts?: number } = {}): string {
  const { air, defs, frame, camera, random } = canvas;
  const top = camera.horizon - 1;
  const [far, close] = air.lawn;
  const paint = defs.linear([
    [0, mix(far, air.haze, 0.35)],
    [0.22, far],
    [0.62, close],
    [1, darken(close, 0.16)],
  ]);
  return [
    box(0, top, frame.width, frame.height - top, paint),
    (plan.stripes ?? random.chance(0.35)) ? drawStripes(canvas) : '',
    drawPatches(canvas),
    drawTufts(canvas, plan.tufts ?? 150),
  ].join('');
}

/** The bands a mower leaves, running away from the viewer. */
function drawStripes(canvas: Canvas): string {
  const { air } = canvas;
  const bands = Array.from({ length: 20 }, (_, index) => {
    const x = (index - 10) * 2.6;
    return groundPolygon(canvas, [
      [x, -30],
      [x + 1.3, -30],
      [x + 1.3, 26],
      [x, 26],
    ]);
  });
  return fill(bands.join(''), lighten(air.lawn[0], 0.25), { opacity: 0.16 });
}

function drawPatches({ air, defs, frame, camera, random }: Canvas): string {
  const depth = frame.height - camera.horizon;
  const dark = defs.radial([
    [0, darken(air.lawn[1], 0.35), 0.16],
    [1, darken(air.lawn[1], 0.35), 0],
  ]);
  const light = defs.radial([
    [0, lighten(air.lawn[0], 0.25), 0.14],
    [1, lighten(air.lawn[0], 0.25), 0],
  ]);
  return Array.from({ length: 9 }, (_, index) => {
    const share = random.range(0.15, 1);
    const at: P2 = [random.range(0, frame.width), camera.horizon + depth * share];
    const width = frame.width * random.range(0.12, 0.3);
    return ellipse(at, width, depth * 0.14 * (0.4 + share), index % 2 ? dark : light);
  }).join('');
}

/** Clumps of three blades, taller and wider apart towards the viewer. */
function drawTufts({ air, frame, camera, random }: Canvas, count: number): string {
  const depth = frame.height - camera.horizon;
  const tones: readonly [Colour, number][] = [
    [darken(air.lawn[1], 0.3), 0.3],
    [lighten(air.lawn[0], 0.12), 0.34],
  ];
  return tones
    .map(([tone, opacity]) => {
      let data = '';
      for (let index = 0; index < count / 5; index++) {
        const share = 0.2 + 0.8 * random.next() ** 0.6;
        const x = Math.round(random.range(0, frame.width));
        const y = Math.round(camera.horizon + depth * share);
        const tall = Math.round(2 + 8 * share);
        for (const lean of [-3, 1, 4])
          data += `M${x + lean} ${y}q0-${Math.round(tall * 0.6)} ${lean}-${tall}`;
      }
      return stroke(data, tone, 1.7, { opacity, 'stroke-linecap': 'round' });
    })
    .join('');
}

/** Path data of a flat shape on the ground, given as (x, z) in metres. */
export function groundPolygon(canvas: Canvas, points: readonly P2[], height = 0): string {
  return polygonData(
    projectPolygon(
      canvas.camera,
      points.map(([x, z]): V3 => [x, height, z]),
    ),
  );
}

/** A paved or gravelled area with a soft edge on the side of the viewer. */
export function drawPaving(canvas: Canvas, outline: readonly P2[], colour: Colour, joints?: number): string {
  const { air, defs } = canvas;
  const data = groundPolygon(canvas, outline);
  const surface = shade(air, colour, [0, 1, 0]);
  const paint = defs.linear([
    [0, mix(surface, air.haze, 0.25)],
    [1, darken(surface, 0.05)],
  ]);
  const edge = stroke(data, darken(surface, 0.28), 2, { opacity: 0.5 });
  return (
    fill(data, paint) +
    edge +
    (joints ? drawJoints(canvas, outline, joints, surface) : drawGravel(canvas, data, surface))
  );
}

function drawJoints(canvas: Canvas, outline: readonly P2[], size: number, surface: Colour): string {
  const { camera } = canvas;
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const [left, right, close, far] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  let data = '';
  const line = (a: P2, b: P2) => {
    const [from, to] = projectPolygon(camera, [
      [a[0], 0, a[1]],
      [b[0], 0, b[1]],
    ]);
    if (from && to) data += `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  };
  for (let z = close + size; z < far; z += size) line([left, z], [right, z]);
  for (let x = left + size; x < right; x += size) line([x, Math.max(close, camera.eye[2] + 0.5)], [x, far]);
  const clip = canvas.defs.clip(groundPolygon(canvas, outline));
  return stroke(data, darken(surface, 0.3), 1.2, { opacity: 0.4, 'clip-path': clip });
}

function drawGravel(canvas: Canvas, outline: string, surface: Colour): string {
  const { random, frame, camera } = canvas;
  let data = '';
  for (let index = 0; index < 110; index++) {
    const y = camera.horizon + (frame.height - camera.horizon) * random.range(0.15, 1);
    data += `M${Math.round(random.range(0, frame.width))} ${Math.round(y)}h${random.int(2, 6)}`;
  }
  return stroke(data, darken(surface, 0.22), 2, { opacity: 0.35, 'clip-path': canvas.defs.clip(outline) });
}

/** The long soft shadows of trees that stand outside the picture, on the side of the sun. */
export function drawOutsideShadow({ air, defs, frame, random }: Canvas): string {
  const fromLeft = air.sun[0] < 0;
  const tone = darken(air.lawn[1], 0.55);
  const paint = defs.radial([
    [0, tone, air.shadow * 1.1],
    [0.6, tone, air.shadow * 0.6],
    [1, tone, 0],
  ]);
  return Array.from({ length: 7 }, (_, index) => {
    const reach = frame.width * (0.02 + 0.09 * index * random.range(0.6, 1));
    const x = fromLeft ? reach : frame.width - reach;
    const y = frame.height * (0.985 - random.range(0, 0.035) * (index % 3));
    return ellipse(
      [x, y],
      frame.width * random.range(0.08, 0.16),
      frame.height * random.range(0.03, 0.06),
      paint,
    );
  }).join('');
}

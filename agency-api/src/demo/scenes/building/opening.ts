import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, multiply, type Colour } from '../drawing/colour.ts';
import { areaData, onPlane, planeScale, type Area, type Plane } from '../drawing/plane.ts';
import { fill, stroke } from '../drawing/svg.ts';
import { dot, minus, type P2 } from '../drawing/vector.ts';
import { drawGlass } from './glass.ts';

/** A hole in a wall, metres on its plane. Panes are counted across and up. */
export type Opening = Area & {
  kind: 'window' | 'door' | 'garage';
  colour: Colour;
  panes?: readonly [number, number];
  depth?: number;
  sill?: boolean;
  lintel?: Colour;
  shutters?: Colour;
  /** Bars that rail off a low window or French balcony. */
  railing?: boolean;
  curtains?: boolean;
  /** A round head, as over a barn gate. */
  arch?: boolean;
};

/** Draws an opening with its reveal, so that it sits in the thickness of the wall. */
export function drawOpening(canvas: Canvas, plane: Plane, wall: Colour, opening: Opening): string {
  const depth = opening.depth ?? 0.16;
  const hole = areaData(canvas, plane, opening);
  const inner = visibleAt(canvas, plane, opening, depth);
  const reveal = mix(multiply(wall, '#8a8580'), canvas.air.shadeTint, 0.2);
  return [
    drawSurround(canvas, plane, opening),
    fill(hole, reveal),
    drawLeaf(canvas, plane, opening, inner),
    drawInnerShadow(canvas, plane, opening, inner),
    opening.sill ? drawSill(canvas, plane, opening) : '',
    opening.railing ? drawRailing(canvas, plane, opening) : '',
  ].join('');
}

/** The part of a recessed rectangle that the viewer sees through its hole, as an area on the wall plane. */
export function visibleAt({ camera }: Canvas, plane: Plane, hole: Area, depth: number): Area {
  const eye = minus(camera.eye, plane.origin);
  const [eyeU, eyeV, distance] = [dot(eye, plane.along), dot(eye, plane.up), dot(eye, plane.normal)];
  const share = distance / (distance + depth);
  const clampU = (u: number) => Math.min(hole.u + hole.width, Math.max(hole.u, eyeU + (u - eyeU) * share));
  const clampV = (v: number) => Math.min(hole.v + hole.height, Math.max(hole.v, eyeV + (v - eyeV) * share));
  const [u, v] = [clampU(hole.u), clampV(hole.v)];
  return { u, v, width: clampU(hole.u + hole.width) - u, height: clampV(hole.v + hole.height) - v };
}

function drawLeaf(canvas: Canvas, plane: Plane, opening: Opening, inner: Area): string {
  const frame = shade(canvas.air, opening.colour, plane.normal);
  if (opening.kind === 'garage') return drawGarageDoor(canvas, plane, inner, frame);
  if (opening.kind === 'door') return drawDoor(canvas, plane, inner, frame);
  const bar = Math.min(0.075, inner.width * 0.08);
  const glass = shrink(inner, bar);
  return [
    fill(areaData(canvas, plane, inner), frame),
    drawGlass(canvas, plane, glass, { curtains: opening.curtains }),
    drawBars(canvas, plane, glass, opening.panes ?? [1, 1], frame),
  ].join('');
}

function drawBars(
  canvas: Canvas,
  plane: Plane,
  glass: Area,
  [across, up]: readonly [number, number],
  frame: Colour,
): string {
  const half = 0.035;
  let data = '';
  for (let index = 1; index < across; index++) {
    const u = glass.u + (glass.width * index) / across;
    data += areaData(canvas, plane, { u: u - half, v: glass.v, width: half * 2, height: glass.height });
  }
  for (let index = 1; index < up; index++) {
    const v = glass.v + (glass.height * index) / up;
    data += areaData(canvas, plane, { u: glass.u, v: v - half, width: glass.width, height: half * 2 });
  }
  return fill(data, frame);
}

function drawDoor(canvas: Canvas, plane: Plane, inner: Area, colour: Colour): string {
  const scale = planeScale(canvas, plane);
  const pane = {
    u: inner.u + inner.width * 0.62,
    v: inner.v + inner.height * 0.22,
    width: inner.width * 0.16,
    height: inner.height * 0.6,
  };
  const handle: P2[] = [
    [inner.u + inner.width * 0.16, inner.v + inner.height * 0.36],
    [inner.u + inner.width * 0.16, inner.v + inner.height * 0.58],
  ];
  const panel = shrink(inner, 0.1);
  return [
    fill(
      areaData(canvas, plane, inner),
      canvas.defs.linear([
        [0, lighten(colour, 0.08)],
        [1, darken(colour, 0.12)],
      ]),
    ),
    stroke(areaData(canvas, plane, panel), darken(colour, 0.35), Math.max(0.8, 0.02 * scale), {
      opacity: 0.7,
    }),
    drawGlass(canvas, plane, pane, {}),
    stroke(onPlane(canvas, plane, handle), '#d9c08a', Math.max(1, 0.035 * scale)),
  ].join('');
}

function drawGarageDoor(canvas: Canvas, plane: Plane, inner: Area, colour: Colour): string {
  const scale = planeScale(canvas, plane);
  const rows = Array.from({ length: 4 }, (_, index) => {
    const v = inner.v + (inner.height * (index + 1)) / 5;
    return onPlane(canvas, plane, [
      [inner.u, v],
      [inner.u + inner.width, v],
    ]);
  });
  const paint = canvas.defs.linear([
    [0, darken(colour, 0.1)],
    [1, lighten(colour, 0.06)],
  ]);
  return (
    fill(areaData(canvas, plane, inner), paint) +
    stroke(rows.join(''), darken(colour, 0.35), Math.max(1, 0.03 * scale), { opacity: 0.7 })
  );
}

/** The shadow that lintel and jamb throw on what stands in the opening. */
function drawInnerShadow(canvas: Canvas, plane: Plane, hole: Area, inner: Area): string {
  const { air } = canvas;
  if (dot(air.sun, plane.normal) <= 0 || air.lit) return '';
  const drop = Math.min(0.5, (0.16 * air.sun[1]) / dot(air.sun, plane.normal) + 0.06);
  const top = {
    ...inner,
    v: inner.v + inner.height - drop * Math.min(1, hole.height / 1.4),
    height: drop * Math.min(1, hole.height / 1.4),
  };
  return fill(areaData(canvas, plane, top), '#131d22', { opacity: 0.34 });
}

function drawSurround(canvas: Canvas, plane: Plane, opening: Opening): string {
  const parts: string[] = [];
  const { u, v, width, height } = opening;
  if (opening.lintel) {
    const tone = shade(canvas.air, opening.lintel, plane.normal);
    parts.push(
      fill(areaData(canvas, plane, { u: u - 0.12, v: v + height, width: width + 0.24, height: 0.24 }), tone),
    );
  }
  if (opening.arch) parts.push(drawArch(canvas, plane, opening));
  if (opening.shutters) {
    const tone = shade(canvas.air, opening.shutters, plane.normal);
    const leaf = Math.min(0.55, width * 0.5);
    for (const at of [u - leaf - 0.03, u + width + 0.03])
      parts.push(drawShutter(canvas, plane, { u: at, v, width: leaf, height }, tone));
  }
  return parts.join('');
}

/** A round head of dressed stone over a gate. */
function drawArch(canvas: Canvas, plane: Plane, { u, v, width, height, colour }: Opening): string {
  const bow = (radius: number): P2[] =>
    Array.from({ length: 15 }, (_, index): P2 => {
      const angle = Math.PI * (1 - index / 14);
      return [u + width / 2 + Math.cos(angle) * radius, v + height + Math.sin(angle) * radius * 0.62];
    });
  const stone = shade(canvas.air, '#bdb4a4', plane.normal);
  const jambs = [u - 0.3, u + width].map((at) => areaData(canvas, plane, { u: at, v, width: 0.3, height }));
  return (
    fill(onPlane(canvas, plane, bow(width / 2 + 0.3)) + jambs.join(''), stone) +
    fill(onPlane(canvas, plane, bow(width / 2)), darken(shade(canvas.air, colour, plane.normal), 0.3))
  );
}

function drawShutter(canvas: Canvas, plane: Plane, leaf: Area, tone: Colour): string {
  const slats = Array.from({ length: 9 }, (_, index) => {
    const v = leaf.v + (leaf.height * (index + 1)) / 10;
    return onPlane(canvas, plane, [
      [leaf.u + 0.06, v],
      [leaf.u + leaf.width - 0.06, v],
    ]);
  });
  const shadow = areaData(canvas, plane, {
    ...leaf,
    u: leaf.u + 0.04 * -Math.sign(canvas.air.sun[0]),
    v: leaf.v - 0.04,
  });
  return (
    fill(shadow, '#1a2226', { opacity: 0.3 }) +
    fill(areaData(canvas, plane, leaf), tone) +
    stroke(slats.join(''), darken(tone, 0.35), 1, { opacity: 0.6 })
  );
}

function drawSill(canvas: Canvas, plane: Plane, { u, v, width }: Area): string {
  const stone = shade(canvas.air, '#b9b4a8', plane.normal);
  const ledge = areaData(canvas, plane, { u: u - 0.08, v: v - 0.1, width: width + 0.16, height: 0.1 });
  const shadow = areaData(canvas, plane, { u: u - 0.06, v: v - 0.22, width: width + 0.12, height: 0.12 });
  return (
    fill(shadow, '#1a2226', { opacity: canvas.air.lit ? 0.12 : 0.22 }) + fill(ledge, lighten(stone, 0.1))
  );
}

function drawRailing(canvas: Canvas, plane: Plane, { u, v, width }: Area): string {
  const colour = shade(canvas.air, '#2c3335', plane.normal);
  const bars: string[] = [];
  for (let at = u; at <= u + width + 0.001; at += 0.14)
    bars.push(
      onPlane(canvas, plane, [
        [at, v],
        [at, v + 1],
      ]),
    );
  const rail = onPlane(canvas, plane, [
    [u - 0.05, v + 1],
    [u + width + 0.05, v + 1],
  ]);
  const scale = planeScale(canvas, plane);
  return (
    stroke(bars.join(''), colour, Math.max(0.8, 0.018 * scale)) +
    stroke(rail, colour, Math.max(1.2, 0.045 * scale))
  );
}

function shrink({ u, v, width, height }: Area, by: number): Area {
  return {
    u: u + by,
    v: v + by,
    width: Math.max(0.02, width - by * 2),
    height: Math.max(0.02, height - by * 2),
  };
}

import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, multiply, type Colour } from '../drawing/colour.ts';
import { Layers } from '../drawing/layers.ts';
import { areaData, onPlane, planeScale, type Area, type Plane } from '../drawing/plane.ts';
import { fill, stroke } from '../drawing/svg.ts';
import { dot, minus, type P2 } from '../drawing/vector.ts';
import { addGlass, drawGlass, layer } from './glass.ts';
import { drawSurround, type Opening } from './surround.ts';

/** Draws the openings of a wall, each with its reveal, which shows the thickness of the wall. */
export function drawOpenings(
  canvas: Canvas,
  plane: Plane,
  wall: Colour,
  openings: readonly Opening[],
): string {
  const layers = new Layers();
  const reveal = mix(multiply(wall, '#8a8580'), canvas.air.shadeTint, 0.2);
  for (const opening of openings) {
    const inner = visibleAt(canvas, plane, opening, opening.depth ?? 0.16);
    layers.draw(layer.surround, drawSurround(canvas, plane, opening));
    layers.fill(layer.reveal, areaData(canvas, plane, opening), reveal);
    addLeaf(layers, canvas, plane, opening, inner);
    addInnerShadow(layers, canvas, plane, opening, inner);
    if (opening.sill) addSill(layers, canvas, plane, opening);
    if (opening.railing) layers.draw(layer.railing, drawRailing(canvas, plane, opening));
  }
  return layers.toString();
}

/** The part of a recessed rectangle that the viewer sees through its hole, as an area on the wall plane. */
function visibleAt({ camera }: Canvas, plane: Plane, hole: Area, depth: number): Area {
  const eye = minus(camera.eye, plane.origin);
  const [eyeU, eyeV, distance] = [dot(eye, plane.along), dot(eye, plane.up), dot(eye, plane.normal)];
  const share = distance / (distance + depth);
  const clampU = (u: number) => Math.min(hole.u + hole.width, Math.max(hole.u, eyeU + (u - eyeU) * share));
  const clampV = (v: number) => Math.min(hole.v + hole.height, Math.max(hole.v, eyeV + (v - eyeV) * share));
  const [u, v] = [clampU(hole.u), clampV(hole.v)];
  return { u, v, width: clampU(hole.u + hole.width) - u, height: clampV(hole.v + hole.height) - v };
}

function addLeaf(layers: Layers, canvas: Canvas, plane: Plane, opening: Opening, inner: Area): void {
  const frame = shade(canvas.air, opening.colour, plane.normal);
  if (opening.kind === 'garage') return layers.draw(layer.leaf, drawGarageDoor(canvas, plane, inner, frame));
  if (opening.kind === 'door') return layers.draw(layer.leaf, drawDoor(canvas, plane, inner, frame));
  const glass = shrink(inner, Math.min(0.075, inner.width * 0.08));
  layers.fill(layer.frame, areaData(canvas, plane, inner), frame);
  addGlass(layers, canvas, plane, glass, opening);
  layers.fill(layer.bars, barsData(canvas, plane, glass, opening.panes ?? [1, 1]), frame);
}

function barsData(
  canvas: Canvas,
  plane: Plane,
  glass: Area,
  [across, up]: readonly [number, number],
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
  return data;
}

function drawDoor(canvas: Canvas, plane: Plane, inner: Area, colour: Colour): string {
  const scale = planeScale(canvas, plane);
  const { u, v, width, height } = inner;
  const pane = { u: u + width * 0.62, v: v + height * 0.22, width: width * 0.16, height: height * 0.6 };
  const handle: P2[] = [
    [u + width * 0.16, v + height * 0.36],
    [u + width * 0.16, v + height * 0.58],
  ];
  const paint = canvas.defs.linear([
    [0, lighten(colour, 0.08)],
    [1, darken(colour, 0.12)],
  ]);
  return [
    fill(areaData(canvas, plane, inner), paint),
    stroke(areaData(canvas, plane, shrink(inner, 0.1)), darken(colour, 0.35), Math.max(0.8, 0.02 * scale), {
      opacity: 0.7,
    }),
    drawGlass(canvas, plane, pane),
    stroke(onPlane(canvas, plane, handle), '#d9c08a', Math.max(1, 0.035 * scale)),
  ].join('');
}

function drawGarageDoor(canvas: Canvas, plane: Plane, inner: Area, colour: Colour): string {
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
  const width = Math.max(1, 0.03 * planeScale(canvas, plane));
  return (
    fill(areaData(canvas, plane, inner), paint) +
    stroke(rows.join(''), darken(colour, 0.35), width, { opacity: 0.7 })
  );
}

/** The shadow of a lintel on the content of the opening. */
function addInnerShadow(layers: Layers, canvas: Canvas, plane: Plane, hole: Area, inner: Area): void {
  const { air } = canvas;
  const facing = dot(air.sun, plane.normal);
  if (facing <= 0 || air.lit) return;
  const drop = Math.min(0.5, (0.16 * air.sun[1]) / facing + 0.06) * Math.min(1, hole.height / 1.4);
  const top = { ...inner, v: inner.v + inner.height - drop, height: drop };
  layers.fill(layer.innerShadow, areaData(canvas, plane, top), '#131d22', 0.34);
}

function addSill(layers: Layers, canvas: Canvas, plane: Plane, { u, v, width }: Area): void {
  const stone = lighten(shade(canvas.air, '#b9b4a8', plane.normal), 0.1);
  const shadow = areaData(canvas, plane, { u: u - 0.06, v: v - 0.22, width: width + 0.12, height: 0.12 });
  layers.fill(layer.sillShadow, shadow, '#1a2226', canvas.air.lit ? 0.12 : 0.22);
  layers.fill(
    layer.sill,
    areaData(canvas, plane, { u: u - 0.08, v: v - 0.1, width: width + 0.16, height: 0.1 }),
    stone,
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

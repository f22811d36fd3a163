import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import { Layers } from '../drawing/layers.ts';
import { areaData, onPlane, type Area, type Plane } from '../drawing/plane.ts';
import type { P2 } from '../drawing/vector.ts';

/** The layers an opening is built of, from the wall to the railing before it. */
export const layer = {
  surround: 0,
  reveal: 1,
  frame: 2,
  glass: 3,
  room: 4,
  lamp: 5,
  curtain: 6,
  gleam: 7,
  bars: 8,
  leaf: 9,
  innerShadow: 10,
  sillShadow: 11,
  sill: 12,
  railing: 13,
} as const;

/** One pane on its own. */
export function drawGlass(canvas: Canvas, plane: Plane, area: Area): string {
  const layers = new Layers();
  addGlass(layers, canvas, plane, area, {});
  return layers.toString();
}

/** A pane: by day it reflects sky and trees over a dark room, at dusk most rooms are lit from inside. */
export function addGlass(
  layers: Layers,
  canvas: Canvas,
  plane: Plane,
  area: Area,
  { curtains = false }: { curtains?: boolean },
): void {
  if (area.width <= 0.03 || area.height <= 0.03) return;
  const isLit = canvas.air.lit && canvas.random.chance(canvas.air.litShare);
  if (isLit) addLitRoom(layers, canvas, plane, area);
  else addReflection(layers, canvas, plane, area);
  if (curtains)
    layers.fill(
      layer.curtain,
      curtainsData(canvas, plane, area),
      isLit ? '#fff1d6' : '#f4efe4',
      isLit ? 0.75 : 0.5,
    );
}

function addLitRoom(layers: Layers, canvas: Canvas, plane: Plane, area: Area): void {
  const warm = canvas.random.pick(['#ffd796', '#ffcf8a', '#fbdca6', '#f8c781']);
  const stops = [
    [0, mix(warm, '#fff4d8', 0.35)],
    [0.55, warm],
    [1, mix(warm, '#b4683a', 0.45)],
  ] as const;
  layers.fill(layer.glass, areaData(canvas, plane, area), canvas.defs.linear(stops));
  layers.fill(layer.room, areaData(canvas, plane, { ...area, height: area.height * 0.16 }), '#8a5230', 0.35);
  if (area.width > 1.6) addFurniture(layers, canvas, plane, area);
}

/** Furnishing of a lit room: lamps, a table or sofa, pictures on the far wall. */
function addFurniture(layers: Layers, canvas: Canvas, plane: Plane, area: Area): void {
  const { random } = canvas;
  const places = Math.min(4, Math.floor(area.width / 1.7));
  for (let index = 0; index < places; index++) {
    const at = area.u + (area.width * (index + random.range(0.3, 0.7))) / places;
    addLamp(layers, canvas, plane, area, at);
    addSilhouettes(layers, canvas, plane, area, at);
  }
}

function addLamp(layers: Layers, canvas: Canvas, plane: Plane, area: Area, at: number): void {
  const top = area.v + area.height * canvas.random.range(0.66, 0.76);
  const cord = { u: at - 0.012, v: top, width: 0.024, height: area.v + area.height - top };
  const shape: P2[] = [
    [at - 0.2, top - 0.2],
    [at + 0.2, top - 0.2],
    [at + 0.1, top],
    [at - 0.1, top],
  ];
  layers.fill(layer.lamp, areaData(canvas, plane, cord), '#7a4526', 0.6);
  layers.fill(layer.lamp, onPlane(canvas, plane, shape), '#fff8e6');
}

function addSilhouettes(layers: Layers, canvas: Canvas, plane: Plane, area: Area, at: number): void {
  const { random } = canvas;
  const low = {
    u: at - random.range(0.4, 0.9),
    v: area.v,
    width: random.range(0.9, 1.7),
    height: area.height * random.range(0.2, 0.3),
  };
  const shelf = {
    u: at + 0.35,
    v: area.v,
    width: random.range(0.3, 0.6),
    height: area.height * random.range(0.5, 0.66),
  };
  const picture = { u: at - 0.7, v: area.v + area.height * 0.44, width: 0.5, height: area.height * 0.18 };
  const add = (part: Area, opacity: number) =>
    layers.fill(layer.room, areaData(canvas, plane, clampArea(part, area)), '#7a4526', opacity);
  add(random.chance(0.5) ? shelf : picture, 0.21);
  add(low, 0.36);
}

function addReflection(layers: Layers, canvas: Canvas, plane: Plane, area: Area): void {
  const { air, defs, random } = canvas;
  const room = air.lit ? '#2c3947' : '#33444a';
  const [top, middle, low] = air.sky;
  const stops = [
    [0, mix(room, mix(top, middle, 0.4), 0.58)],
    [0.5, mix(room, mix(middle, low, 0.5), 0.62)],
    [1, mix(room, low, 0.3)],
  ] as const;
  const steps = Math.max(4, Math.min(9, Math.round(area.width * 2.4)));
  const phase = random.range(0, 6);
  const ridge = Array.from({ length: steps + 1 }, (_, index): P2 => {
    const swell = 0.34 + 0.12 * Math.sin(index * 1.3 + phase) + random.range(-0.05, 0.05);
    return [area.u + (area.width * index) / steps, area.v + area.height * swell];
  });
  const trees: P2[] = [[area.u, area.v], ...ridge, [area.u + area.width, area.v]];
  layers.fill(layer.glass, areaData(canvas, plane, area), defs.linear(stops));
  layers.fill(layer.room, onPlane(canvas, plane, trees), darken(air.evergreen[0], 0.25), 0.5);
  if (area.width > 0.8)
    layers.fill(layer.gleam, onPlane(canvas, plane, gleamOn(canvas, area)), '#ffffff', 0.1);
}

/** A slanting band of sky across a pane. */
function gleamOn({ random }: Canvas, { u, v, width, height }: Area): P2[] {
  const slant = width * 0.22;
  const from = u + width * random.range(0.1, 0.45);
  const end = Math.min(u + width, from + slant * 2.3);
  return [
    [from, v],
    [from + slant * 1.3, v],
    [end, v + height],
    [from + slant, v + height],
  ];
}

function curtainsData(canvas: Canvas, plane: Plane, { u, v, width, height }: Area): string {
  const drape = width * canvas.random.range(0.1, 0.2);
  const left: P2[] = [
    [u, v],
    [u + drape * 0.8, v],
    [u + drape * 1.1, v + height],
    [u, v + height],
  ];
  const right = left.map(([x, y]): P2 => [2 * u + width - x, y]);
  return onPlane(canvas, plane, left) + onPlane(canvas, plane, right);
}

/** The part of an area inside another one. */
function clampArea(area: Area, limit: Area): Area {
  const u = Math.max(area.u, limit.u);
  const v = Math.max(area.v, limit.v);
  const right = Math.min(area.u + area.width, limit.u + limit.width);
  const top = Math.min(area.v + area.height, limit.v + limit.height);
  return { u, v, width: Math.max(0, right - u), height: Math.max(0, top - v) };
}

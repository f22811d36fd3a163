import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import { areaData, onPlane, type Area, type Plane } from '../drawing/plane.ts';
import { fill } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

/** A pane: by day it mirrors sky and trees over a dim room, at dusk most rooms are lit from within. */
export function drawGlass(
  canvas: Canvas,
  plane: Plane,
  area: Area,
  { curtains }: { curtains?: boolean },
): string {
  if (area.width <= 0.03 || area.height <= 0.03) return '';
  return canvas.air.lit && canvas.random.chance(0.72)
    ? drawLitRoom(canvas, plane, area, curtains)
    : drawReflection(canvas, plane, area, curtains);
}

function drawLitRoom(canvas: Canvas, plane: Plane, area: Area, curtains = false): string {
  const { defs, random } = canvas;
  const warm = random.pick(['#ffd796', '#ffcf8a', '#fbdca6', '#f8c781']);
  const paint = defs.linear([
    [0, mix(warm, '#fff4d8', 0.35)],
    [0.55, warm],
    [1, mix(warm, '#b4683a', 0.45)],
  ]);
  const back: Area = { ...area, height: area.height * 0.16 };
  return [
    fill(areaData(canvas, plane, area), paint),
    fill(areaData(canvas, plane, back), '#8a5230', { opacity: 0.35 }),
    area.width > 1.6 ? drawFurniture(canvas, plane, area) : '',
    curtains ? drawCurtains(canvas, plane, area, '#fff1d6', 0.75) : '',
  ].join('');
}

/** Silhouettes that make a lit room look lived in: a lamp, a picture, a shelf. */
function drawFurniture(canvas: Canvas, plane: Plane, { u, v, width, height }: Area): string {
  const { random } = canvas;
  const at = u + width * random.range(0.2, 0.75);
  const lampTop = v + height * random.range(0.62, 0.72);
  const shadeShape: P2[] = [
    [at - 0.2, lampTop - 0.22],
    [at + 0.2, lampTop - 0.22],
    [at + 0.12, lampTop],
    [at - 0.12, lampTop],
  ];
  const cord = { u: at - 0.012, v: lampTop, width: 0.024, height: v + height - lampTop };
  const table = { u: at - 0.7, v, width: 1.4, height: height * 0.3 };
  const shown = clampArea(table, { u, v, width, height });
  return (
    fill(areaData(canvas, plane, shown), '#7a4526', { opacity: 0.4 }) +
    fill(areaData(canvas, plane, cord), '#7a4526', { opacity: 0.6 }) +
    fill(onPlane(canvas, plane, shadeShape), '#fff8e6')
  );
}

function drawReflection(canvas: Canvas, plane: Plane, area: Area, curtains = false): string {
  const { air, defs, random } = canvas;
  const room = air.lit ? '#2c3947' : '#33444a';
  const [top, middle, low] = air.sky;
  const paint = defs.linear([
    [0, mix(room, mix(top, middle, 0.4), 0.58)],
    [0.5, mix(room, mix(middle, low, 0.5), 0.62)],
    [1, mix(room, low, 0.3)],
  ]);
  const steps = Math.max(4, Math.min(9, Math.round(area.width * 3)));
  const phase = random.range(0, 6);
  const ridge = Array.from({ length: steps + 1 }, (_, index): P2 => {
    const swell = 0.34 + 0.12 * Math.sin(index * 1.3 + phase) + random.range(-0.05, 0.05);
    return [area.u + (area.width * index) / steps, area.v + area.height * swell];
  });
  const trees: P2[] = [[area.u, area.v], ...ridge, [area.u + area.width, area.v]];
  const slant = area.width * 0.22;
  const from = area.u + area.width * random.range(0.1, 0.45);
  const gleam: P2[] = [
    [from, area.v],
    [from + slant * 1.3, area.v],
    [Math.min(area.u + area.width, from + slant * 2.3), area.v + area.height],
    [from + slant, area.v + area.height],
  ];
  return [
    fill(areaData(canvas, plane, area), paint),
    fill(onPlane(canvas, plane, trees), darken(air.evergreen[0], 0.25), { opacity: 0.5 }),
    curtains ? drawCurtains(canvas, plane, area, '#f4efe4', 0.5) : '',
    area.width > 0.5 ? fill(onPlane(canvas, plane, gleam), '#ffffff', { opacity: 0.1 }) : '',
  ].join('');
}

function drawCurtains(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, height }: Area,
  colour: string,
  opacity: number,
): string {
  const drape = width * canvas.random.range(0.1, 0.2);
  const left: P2[] = [
    [u, v],
    [u + drape * 0.8, v],
    [u + drape * 1.1, v + height],
    [u, v + height],
  ];
  const right = left.map(([x, y]): P2 => [2 * u + width - x, y]);
  return fill(onPlane(canvas, plane, left) + onPlane(canvas, plane, right), colour, { opacity });
}

/** The part of an area inside another one. */
export function clampArea(area: Area, limit: Area): Area {
  const u = Math.max(area.u, limit.u);
  const v = Math.max(area.v, limit.v);
  const right = Math.min(area.u + area.width, limit.u + limit.width);
  const top = Math.min(area.v + area.height, limit.v + limit.height);
  return { u, v, width: Math.max(0, right - u), height: Math.max(0, top - v) };
}

import type { Colour } from './colour.ts';
import type { P2 } from './vector.ts';

export type Stop = readonly [offset: number, colour: Colour, opacity?: number];
type Attributes = Record<string, string | number | undefined>;

/** A number short enough for a small file: one decimal is a tenth of a pixel. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** An element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num3(value) : value}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

const num3 = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Path data of a closed polygon. */
export function polygonData(points: readonly P2[]): string {
  return points.length ? `${lineData(points)}z` : '';
}

/** Path data of an open line, relative after its first point to keep files small. */
export function lineData(points: readonly P2[]): string {
  let [atX, atY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [tenthX, tenthY] = [Math.round(x * 10), Math.round(y * 10)];
      const step = `${index ? 'l' : 'M'}${(tenthX - atX) / 10} ${(tenthY - atY) / 10}`;
      [atX, atY] = [tenthX, tenthY];
      return step.replace(' -', '-');
    })
    .join('');
}

/** Path data of a smooth line through the points (quadratic midpoints). */
export function smoothData(points: readonly P2[], start: 'M' | 'L' = 'M'): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    const end: P2 = next ? [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] : point;
    return `Q${num(point[0])} ${num(point[1])} ${num(end[0])} ${num(end[1])}`;
  });
  return `${start}${num(first[0])} ${num(first[1])}${curves.join('')}`;
}

/** A filled path. Its opacity is that of the fill: a translucent layer would cost the rasteriser a whole surface. */
export function fill(data: string, paint: string, { opacity, ...extra }: Attributes = {}): string {
  return data ? element('path', { d: data, fill: paint, 'fill-opacity': opacity, ...extra }) : '';
}

/** A stroked path; the root element sets `fill` to none by default. */
export function stroke(
  data: string,
  paint: string,
  width: number,
  { opacity, ...extra }: Attributes = {},
): string {
  const look = { stroke: paint, 'stroke-width': width, 'stroke-opacity': opacity };
  return data ? element('path', { d: data, ...look, ...extra }) : '';
}

/** Path data of one straight stroke, written relative to keep files small. */
export function segment(from: P2, to: P2): string {
  return `M${num(from[0])} ${num(from[1])}l${num(to[0] - from[0])} ${num(to[1] - from[1])}`.replaceAll(
    ' -',
    '-',
  );
}

/** Round dabs of one size: a zero-length line with a round cap is the shortest circle SVG can write. */
export function dabs(points: readonly P2[], paint: string, width: number, extra: Attributes = {}): string {
  const data = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
  return stroke(data, paint, width, { 'stroke-linecap': 'round', ...extra });
}

export function ellipse(centre: P2, rx: number, ry: number, paint: string, extra: Attributes = {}): string {
  return element('ellipse', {
    cx: num(centre[0]),
    cy: num(centre[1]),
    rx: num(rx),
    ry: num(ry),
    fill: paint,
    ...extra,
  });
}

/** A circle that takes its paint from the group around it. */
export function circle(centre: P2, radius: number): string {
  return `<circle cx="${Math.round(centre[0])}" cy="${Math.round(centre[1])}" r="${Math.round(radius)}"/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  extra: Attributes = {},
): string {
  return element('rect', {
    x: num(x),
    y: num(y),
    width: num(width),
    height: num(height),
    fill: paint,
    ...extra,
  });
}

export function group(content: string, attributes: Attributes = {}): string {
  return content ? element('g', attributes, content) : '';
}

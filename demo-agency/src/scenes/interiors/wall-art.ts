import type { Canvas } from '../drawing/canvas.ts';
import { lighten, mix } from '../drawing/colour.ts';
import { areaData, onPlane, type Area, type Plane } from '../drawing/plane.ts';
import { fill } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

const inks = ['#2e5a4c', '#b4532f', '#b8893f', '#5b6f78', '#8a6a5a', '#c9a98c'] as const;

/** A framed print in the manner of the mid-century: hills, a sun, or a few quiet shapes. */
export function drawPicture(canvas: Canvas, plane: Plane, area: Area): string {
  const { random, air } = canvas;
  const shadow = { ...area, u: area.u + 0.03, v: area.v - 0.04 };
  const inner = inset(area, 0.03);
  const sheet = inset(area, 0.03 + Math.min(area.width, area.height) * 0.1);
  const tone = (colour: string) => mix(colour, air.shadeTint, 0.14);
  return [
    fill(areaData(canvas, plane, shadow), '#17211d', { opacity: 0.2 }),
    fill(areaData(canvas, plane, area), tone(random.pick(['#2b2a27', '#a77f58', '#efe8dc']))),
    fill(areaData(canvas, plane, inner), tone('#f8f4ec')),
    fill(areaData(canvas, plane, sheet), tone(random.pick(['#eadfca', '#dfe3da', '#e9d5c2', '#d9dfe0']))),
    random.chance(0.55) ? drawHills(canvas, plane, sheet, tone) : drawShapes(canvas, plane, sheet, tone),
  ].join('');
}

function drawHills(canvas: Canvas, plane: Plane, sheet: Area, tone: (colour: string) => string): string {
  const { random } = canvas;
  const sun = disc(sheet, random.range(0.25, 0.75), random.range(0.62, 0.76), 0.15);
  const layers = [0.56, 0.4, 0.24].map((level, index) => {
    const phase = random.range(0, 6);
    const crest = Array.from({ length: 9 }, (_, step): P2 => [
      sheet.u + (sheet.width * step) / 8,
      sheet.v + sheet.height * (level + 0.08 * Math.sin(step * 0.9 + phase)),
    ]);
    const shape: P2[] = [[sheet.u, sheet.v], ...crest, [sheet.u + sheet.width, sheet.v]];
    return fill(onPlane(canvas, plane, shape), tone(lighten(random.pick(inks), 0.3 - index * 0.12)));
  });
  return (
    fill(onPlane(canvas, plane, sun), tone(random.pick(['#c98a4b', '#b4532f', '#e3c07a']))) + layers.join('')
  );
}

function drawShapes(canvas: Canvas, plane: Plane, sheet: Area, tone: (colour: string) => string): string {
  const { random } = canvas;
  return [0.32, 0.24, 0.16]
    .map((size) =>
      fill(
        onPlane(canvas, plane, disc(sheet, random.range(0.36, 0.64), random.range(0.36, 0.64), size)),
        tone(random.pick(inks)),
        { opacity: 0.85 },
      ),
    )
    .join('');
}

function disc(sheet: Area, x: number, y: number, radius: number): P2[] {
  const reach = Math.min(sheet.width, sheet.height) * radius;
  return Array.from({ length: 24 }, (_, index): P2 => {
    const angle = (index / 24) * Math.PI * 2;
    return [
      sheet.u + sheet.width * x + Math.cos(angle) * reach,
      sheet.v + sheet.height * y + Math.sin(angle) * reach,
    ];
  });
}

/** A round or arched mirror that holds the pale light of the room. */
export function drawMirror(
  canvas: Canvas,
  plane: Plane,
  centre: P2,
  radius: number,
  frame = '#b8893f',
): string {
  const { air, defs } = canvas;
  const ring = (reach: number) =>
    Array.from({ length: 32 }, (_, index): P2 => {
      const angle = (index / 32) * Math.PI * 2;
      return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach];
    });
  const glass = defs.linear(
    [
      [0, mix('#e9eef0', air.sky[1], 0.3)],
      [0.55, '#f6f3ea'],
      [1, mix('#cfd3cf', air.shadeTint, 0.2)],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    fill(onPlane(canvas, plane, ring(radius + 0.035)), mix(frame, air.shadeTint, 0.15)) +
    fill(onPlane(canvas, plane, ring(radius)), glass)
  );
}

function inset({ u, v, width, height }: Area, by: number): Area {
  return { u: u + by, v: v + by, width: width - by * 2, height: height - by * 2 };
}

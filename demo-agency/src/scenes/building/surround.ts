import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, type Colour } from '../drawing/colour.ts';
import { areaData, onPlane, type Area, type Plane } from '../drawing/plane.ts';
import { fill, stroke } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

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

/** What frames an opening on the face of the wall: lintel, arch, shutters. */
export function drawSurround(canvas: Canvas, plane: Plane, opening: Opening): string {
  const parts: string[] = [];
  const { u, v, width, height, lintel, shutters } = opening;
  if (lintel) {
    const beam = areaData(canvas, plane, { u: u - 0.12, v: v + height, width: width + 0.24, height: 0.24 });
    parts.push(fill(beam, shade(canvas.air, lintel, plane.normal)));
  }
  if (opening.arch) parts.push(drawArch(canvas, plane, opening));
  if (shutters) {
    const tone = shade(canvas.air, shutters, plane.normal);
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
  const slats = Array.from({ length: 7 }, (_, index) => {
    const v = leaf.v + (leaf.height * (index + 1)) / 8;
    return onPlane(canvas, plane, [
      [leaf.u + 0.06, v],
      [leaf.u + leaf.width - 0.06, v],
    ]);
  });
  const drift = 0.04 * -Math.sign(canvas.air.sun[0]);
  const shadow = areaData(canvas, plane, { ...leaf, u: leaf.u + drift, v: leaf.v - 0.04 });
  return [
    fill(shadow, '#1a2226', { opacity: 0.3 }),
    fill(areaData(canvas, plane, leaf), tone),
    stroke(slats.join(''), darken(tone, 0.35), 1, { opacity: 0.6 }),
  ].join('');
}

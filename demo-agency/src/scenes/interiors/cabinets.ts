import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import { areaData, type Area } from '../drawing/plane.ts';
import { fill, stroke } from '../drawing/svg.ts';
import { drawBlock, createFace, type Side, type Solid } from '../building/solid.ts';
import type { Item } from '../exteriors/plot.ts';
import { drawContact } from './soft.ts';

type Cabinet = {
  solid: Solid;
  colour: Colour;
  columns: number;
  rows: number;
  handles?: Colour;
  side?: Side;
  plinth?: boolean;
};

/** A cupboard, sideboard or run of kitchen units: a box with the joints of its doors and their handles. */
export function drawCabinet(
  canvas: Canvas,
  { solid, colour, columns, rows, handles = '#b8893f', side = 'front', plinth = true }: Cabinet,
): string {
  const plane = createFace(solid, side);
  const [length, height] = [plane.outline[1]![0], plane.outline[2]![1]];
  const tone = shade(canvas.air, colour, plane.normal);
  const foot = plinth ? 0.1 : 0;
  let joints = '';
  let knobs = '';
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const door: Area = {
        u: (length * column) / columns,
        v: foot + ((height - foot) * row) / rows,
        width: length / columns,
        height: (height - foot) / rows,
      };
      joints += areaData(canvas, plane, door);
      knobs += areaData(canvas, plane, {
        u: door.u + door.width * 0.36,
        v: door.v + door.height - 0.09,
        width: door.width * 0.28,
        height: 0.018,
      });
    }
  }
  return [
    drawBlock(canvas, solid, colour),
    plinth
      ? fill(areaData(canvas, plane, { u: 0, v: 0, width: length, height: 0.09 }), darken(tone, 0.55))
      : '',
    stroke(joints, darken(tone, 0.34), 1.6, { opacity: 0.7 }),
    fill(knobs, shade(canvas.air, handles, plane.normal)),
  ].join('');
}

export function cabinetItem(cabinet: Cabinet): Item {
  const { x0, x1, z0, z1 } = cabinet.solid;
  return {
    z: (z0 + z1) / 2,
    draw: (canvas) => drawContact(canvas, { x0, x1, z0, z1 }, 0.34) + drawCabinet(canvas, cabinet),
  };
}

/** An open bookcase whose shelves hold books and a few objects. */
export function bookcaseItem(solid: Solid, colour: Colour, shelves = 5): Item {
  const draw = (canvas: Canvas) => {
    const { random, air } = canvas;
    const plane = createFace(solid, 'front');
    const [width, height] = [solid.x1 - solid.x0, solid.y1 - solid.y0];
    const tone = shade(air, colour, [0, 0, -1]);
    const step = (height - 0.08) / shelves;
    const parts = [drawContact(canvas, solid, 0.34), drawBlock(canvas, solid, colour)];
    for (let shelf = 0; shelf < shelves; shelf++) {
      const v = 0.06 + shelf * step;
      parts.push(
        fill(
          areaData(canvas, plane, { u: 0.05, v, width: width - 0.1, height: step - 0.05 }),
          darken(tone, 0.36),
        ),
      );
      for (let u = 0.08; u < width - 0.2;) {
        const thick = random.range(0.035, 0.075);
        if (random.chance(0.14)) {
          u += random.range(0.1, 0.28);
          continue;
        }
        const book = { u, v, width: thick, height: step * random.range(0.5, 0.78) };
        parts.push(
          fill(
            areaData(canvas, plane, book),
            shade(
              air,
              random.pick([
                '#b4532f',
                '#2e5a4c',
                '#e6dcc9',
                '#b8893f',
                '#5f6f78',
                '#8a5a4a',
                '#cfc5b4',
                '#3f4a4c',
              ]),
              [0, 0, -1],
            ),
          ),
        );
        u += thick + 0.006;
      }
    }
    return parts.join('');
  };
  return { z: (solid.z0 + solid.z1) / 2, draw };
}

/** A worktop or shelf board. */
export function drawTop(
  canvas: Canvas,
  { x0, x1, z0, z1 }: Pick<Solid, 'x0' | 'x1' | 'z0' | 'z1'>,
  y: number,
  colour: Colour,
  thickness = 0.05,
): string {
  return drawBlock(canvas, { x0, x1, y0: y, y1: y + thickness, z0, z1 }, lighten(colour, 0.04));
}

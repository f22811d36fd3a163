import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import type { Item } from '../exteriors/plot.ts';
import { drawBlock } from '../building/solid.ts';
import { drawContact, drawCushion } from './soft.ts';

/** A sofa with its back to the back wall; x is its left end, z its front. */
export function sofaItem(sofa: {
  x: number;
  z: number;
  length: number;
  colour: Colour;
  cushions: readonly Colour[];
}): Item {
  const { x, z, length, colour, cushions } = sofa;
  const seats = length > 2 ? 3 : 2;
  const inner = length - 0.4;
  const draw = (canvas: Canvas) => {
    const parts = [
      drawContact(canvas, { x0: x, x1: x + length, z0: z - 0.05, z1: z + 0.9 }),
      drawCushion(
        canvas,
        { x0: x + 0.1, x1: x + length - 0.1, y0: 0.2, y1: 0.82, z0: z + 0.66, z1: z + 0.92 },
        darken(colour, 0.05),
      ),
    ];
    for (let seat = 0; seat < seats; seat++) {
      const from = x + 0.2 + (inner * seat) / seats;
      parts.push(
        drawCushion(
          canvas,
          { x0: from, x1: from + inner / seats, y0: 0.42, y1: 0.8, z0: z + 0.48, z1: z + 0.68 },
          lighten(colour, 0.05),
          0.1,
        ),
      );
    }
    parts.push(
      drawBlock(
        canvas,
        { x0: x + 0.12, x1: x + length - 0.12, y0: 0.1, y1: 0.24, z0: z + 0.04, z1: z + 0.8 },
        darken(colour, 0.25),
      ),
    );
    for (let seat = 0; seat < seats; seat++) {
      const from = x + 0.2 + (inner * seat) / seats;
      parts.push(
        drawCushion(
          canvas,
          { x0: from, x1: from + inner / seats, y0: 0.24, y1: 0.45, z0: z, z1: z + 0.52 },
          colour,
          0.09,
        ),
      );
    }
    cushions.forEach((tone, index) => {
      const from = index % 2 ? x + length - 0.74 - index * 0.06 : x + 0.26 + index * 0.08;
      parts.push(
        drawCushion(
          canvas,
          { x0: from, x1: from + 0.46, y0: 0.45, y1: 0.84, z0: z + 0.36, z1: z + 0.5 },
          tone,
          0.12,
        ),
      );
    });
    for (const at of [x, x + length - 0.22]) {
      parts.push(
        drawCushion(
          canvas,
          { x0: at, x1: at + 0.22, y0: 0.12, y1: 0.6, z0: z - 0.02, z1: z + 0.9 },
          colour,
          0.1,
        ),
      );
    }
    return parts.join('');
  };
  return { z: z + 0.5, draw };
}

/** An easy chair turned to the viewer or away. */
export function armchairItem(x: number, z: number, colour: Colour, back: 'away' | 'near' = 'away'): Item {
  const draw = (canvas: Canvas) => {
    const seat = drawCushion(
      canvas,
      { x0: x + 0.08, x1: x + 0.72, y0: 0.22, y1: 0.44, z0: z, z1: z + 0.66 },
      colour,
      0.1,
    );
    const rest =
      back === 'away'
        ? drawCushion(
            canvas,
            { x0: x + 0.04, x1: x + 0.76, y0: 0.3, y1: 0.86, z0: z + 0.6, z1: z + 0.78 },
            colour,
            0.14,
          )
        : drawCushion(
            canvas,
            { x0: x + 0.04, x1: x + 0.76, y0: 0.18, y1: 0.86, z0: z - 0.1, z1: z + 0.1 },
            colour,
            0.14,
          );
    const arms = [x, x + 0.68]
      .map((at) =>
        drawCushion(
          canvas,
          { x0: at, x1: at + 0.12, y0: 0.2, y1: 0.58, z0: z, z1: z + 0.74 },
          lighten(colour, 0.04),
          0.08,
        ),
      )
      .join('');
    const legs = [x + 0.06, x + 0.7]
      .map((at) =>
        drawBlock(canvas, { x0: at, x1: at + 0.04, y0: 0, y1: 0.22, z0: z + 0.05, z1: z + 0.09 }, '#5d4836'),
      )
      .join('');
    const contact = drawContact(canvas, { x0: x, x1: x + 0.8, z0: z, z1: z + 0.8 });
    return contact + legs + (back === 'away' ? rest + seat + arms : seat + arms + rest);
  };
  return { z: z + 0.35, draw };
}

/** A round upholstered stool. */
export function stoolItem(x: number, z: number, seat: Colour, height = 0.68): Item {
  const draw = (canvas: Canvas) =>
    [
      drawContact(canvas, { x0: x - 0.15, x1: x + 0.15, z0: z - 0.15, z1: z + 0.15 }, 0.3),
      ...[-0.15, 0.12].flatMap((dx) =>
        [0.12, -0.15].map((dz) =>
          drawBlock(
            canvas,
            { x0: x + dx, x1: x + dx + 0.03, y0: 0, y1: height - 0.05, z0: z + dz, z1: z + dz + 0.03 },
            '#3a3631',
          ),
        ),
      ),
      drawBlock(
        canvas,
        { x0: x - 0.14, x1: x + 0.14, y0: 0.24, y1: 0.27, z0: z - 0.15, z1: z - 0.12 },
        '#3a3631',
      ),
      drawCushion(
        canvas,
        { x0: x - 0.2, x1: x + 0.2, y0: height - 0.06, y1: height + 0.02, z0: z - 0.19, z1: z + 0.19 },
        seat,
        0.06,
      ),
    ].join('');
  return { z, draw };
}

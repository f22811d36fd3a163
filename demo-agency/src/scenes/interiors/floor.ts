import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import { areaData, courses, onPlane, uprights, type Plane } from '../drawing/plane.ts';
import { fill, stroke } from '../drawing/svg.ts';

export type Floor = { kind: 'boards' | 'tiles' | 'checker' | 'concrete'; colour: Colour };

export function drawFloorPattern(canvas: Canvas, plane: Plane, kind: Floor['kind'], tone: Colour): string {
  switch (kind) {
    case 'boards':
      return drawBoards(canvas, plane, tone);
    case 'tiles':
      return stroke(courses(canvas, plane, 0.8) + uprights(canvas, plane, 0.8), darken(tone, 0.22), 1.6, {
        opacity: 0.5,
      });
    case 'checker':
      return drawChecker(canvas, plane, tone);
    case 'concrete':
      return stroke(courses(canvas, plane, 2.4) + uprights(canvas, plane, 2.4), darken(tone, 0.2), 1.2, {
        opacity: 0.35,
      });
  }
}

/** Oak boards that run away from the viewer, each with a tone of its own and an end joint here and there. */
function drawBoards(canvas: Canvas, plane: Plane, tone: Colour): string {
  const { random } = canvas;
  const [width, depth] = plane.outline[2]!;
  const board = 0.19;
  const tones = [darken(tone, 0.22), lighten(tone, 0.2)];
  const shapes = ['', ''];
  let joints = '';
  for (let u = 0; u < width; u += board) {
    const from = random.range(0, depth);
    const length = random.range(0.8, 2.4);
    const span = { u, v: from, width: Math.min(board, width - u), height: Math.min(length, depth - from) };
    shapes[random.int(0, 1)] += areaData(canvas, plane, span);
    joints += onPlane(canvas, plane, [
      [u, from],
      [Math.min(width, u + board), from],
    ]);
  }
  return [
    ...shapes.map((data, index) => fill(data, tones[index]!, { opacity: 0.25 })),
    stroke(uprights(canvas, plane, board) + joints, darken(tone, 0.42), 1.3, { opacity: 0.5 }),
  ].join('');
}

function drawChecker(canvas: Canvas, plane: Plane, tone: Colour): string {
  const [width, depth] = plane.outline[2]!;
  const size = 0.45;
  let data = '';
  for (let row = 0; row * size < depth; row++) {
    for (let column = row % 2; column * size < width; column += 2) {
      data += areaData(canvas, plane, {
        u: column * size,
        v: row * size,
        width: Math.min(size, width - column * size),
        height: Math.min(size, depth - row * size),
      });
    }
  }
  return fill(data, darken(tone, 0.5), { opacity: 0.62 });
}

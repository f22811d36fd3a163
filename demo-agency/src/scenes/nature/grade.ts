import type { Canvas } from '../drawing/canvas.ts';
import { box } from '../drawing/svg.ts';

/** Colour grading of a picture: warmth from the side of the sun, a slight vignette. */
export function drawGrade({ air, defs, frame }: Canvas): string {
  const fromLeft = air.sun[0] < 0;
  const strength = { morning: 0.16, noon: 0.08, golden: 0.26, dusk: 0.1 }[air.light];
  const warmth = defs.linear(
    [
      [0, '#ffe2a8', strength],
      [0.7, '#ffe2a8', 0],
    ],
    fromLeft ? [0, 0] : [1, 0],
    fromLeft ? [1, 0.6] : [0, 0.6],
  );
  const corners = defs.radial(
    [
      [0.62, '#1a2226', 0],
      [1, '#1a2226', 0.24],
    ],
    [0.5, 0.46],
    0.76,
  );
  return box(0, 0, frame.width, frame.height, warmth) + box(0, 0, frame.width, frame.height, corners);
}

import { createAtmosphere } from '../drawing/atmosphere.ts';
import { frameCamera, type Camera } from '../drawing/camera.ts';
import type { Canvas, Frame } from '../drawing/canvas.ts';
import { Defs } from '../drawing/defs.ts';
import type { Random } from '../drawing/random.ts';
import type { V3 } from '../drawing/vector.ts';
import type { Light, Season } from '../scene.ts';
import { drawBackdrop } from '../nature/backdrop.ts';
import { drawGrade } from '../nature/grade.ts';
import { drawLawn, drawOutsideShadow } from '../nature/ground.ts';
import { drawShadows } from '../nature/shadow.ts';
import { drawSky } from '../nature/sky.ts';
import { inDepthOrder } from './depth-order.ts';
import type { Plot, View } from './plot.ts';
import { withoutTreesOnRoofs } from './roof-line.ts';

export type Weather = { season: Season; light: Light };

/** Sets the camera for a plot and draws it, from the sky to the garden. */
export function composeExterior(random: Random, frame: Frame, weather: Weather, plot: Plot): string {
  const side = random.sign();
  const sunSide = random.chance(0.62) ? (side === 1 ? -1 : 1) : side;
  const air = createAtmosphere(random, weather.season, weather.light, sunSide);
  const camera = chooseCamera(random, frame, plot, side);
  return drawPlot({ frame, random, camera, air, defs: new Defs() }, plot);
}

/** Draws a plot on a canvas whose camera is already set; returns the content of the picture with its defs. */
function drawPlot(canvas: Canvas, plot: Plot): string {
  const items = inDepthOrder(canvas.camera.eye, withoutTreesOnRoofs(canvas, plot.items, plot.focus));
  const layers = [
    drawSky(canvas),
    plot.scenery?.(canvas) ?? drawBackdrop(canvas, plot.backdrop),
    plot.ground?.(canvas) ?? drawLawn(canvas, plot.lawn),
    plot.ground ? '' : drawOutsideShadow(canvas),
    plot.paving?.(canvas) ?? '',
    drawShadows(
      canvas,
      items.map((item) => item.shadow?.(canvas) ?? ''),
    ),
    ...items.map((item) => item.draw(canvas)),
    drawGrade(canvas),
  ];
  return canvas.defs.toString() + layers.join('');
}

function chooseCamera(random: Random, frame: Frame, { view, focus }: Plot, side: -1 | 1): Camera {
  const centre = middle(focus);
  const angle = random.range(...view.angle) * side;
  const distance = random.range(...view.distance);
  const eye: V3 = [
    centre[0] + Math.sin(angle) * distance,
    random.range(...view.eye),
    centre[2] - Math.cos(angle) * distance,
  ];
  return frameCamera(eye, -angle * random.range(0.55, 0.9), focus, chooseTarget(random, frame, view));
}

function chooseTarget(random: Random, frame: Frame, view: View) {
  const width = random.range(...view.width) * frame.width;
  const slack = frame.width * 0.94 - width;
  const left = frame.width * 0.03 + slack * random.range(0.15, 0.85);
  return {
    left,
    right: left + width,
    top: frame.height * (view.top ?? 0.12),
    ground: frame.height * random.range(...view.ground),
  };
}

function middle(points: readonly V3[]): V3 {
  const at = (axis: 0 | 1 | 2) =>
    (Math.min(...points.map((p) => p[axis])) + Math.max(...points.map((p) => p[axis]))) / 2;
  return [at(0), 0, at(2)];
}

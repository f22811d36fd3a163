import type { Atmosphere } from '../drawing/atmosphere.ts';
import { projectPolygon } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { areaData, corners, onPlane, pointOn, type Area, type Plane } from '../drawing/plane.ts';
import { box, dabs, fill, group, num, polygonData } from '../drawing/svg.ts';
import { minus, times, type P2, type V3 } from '../drawing/vector.ts';
import { drawFoliage } from '../nature/foliage.ts';
import { createFloor, createWall, type Room, type RoomWindow } from './room.ts';

/** The windows of a room with the garden behind them, their frames and curtains. */
export function drawWindows(canvas: Canvas, room: Room, outside: Atmosphere): string {
  if (room.windows.length === 0) return '';
  const shapes = room.windows.map((window) => areaData(canvas, createWall(room, window.wall), window));
  const clip = canvas.defs.clip(shapes.join(''));
  const view = group(drawOutside({ ...canvas, air: outside }, windowSpan(canvas, room)), {
    'clip-path': clip,
  });
  return (
    view + room.windows.map((window) => drawFrame(canvas, createWall(room, window.wall), window)).join('')
  );
}

/** Where the windows begin and end in the picture, px. */
function windowSpan({ camera, frame }: Canvas, room: Room): P2 {
  const xs = room.windows.flatMap((window) => {
    const plane = createWall(room, window.wall);
    return projectPolygon(
      camera,
      corners(window).map(([u, v]) => pointOn(plane, u, v)),
    ).map(([x]) => x);
  });
  return [Math.max(0, Math.min(...xs)), Math.min(frame.width, Math.max(...xs))];
}

/** Sky, wood, trees and lawn as they show through glass: bright and simple. */
function drawOutside(canvas: Canvas, [left, right]: P2): string {
  const { air, defs, frame, camera, random } = canvas;
  const horizon = camera.horizon;
  const width = right - left;
  const [top, middle, low] = air.sky;
  const sky = defs.linearBetween(
    [
      [0, mix(top, '#ffffff', air.lit ? 0 : 0.2)],
      [0.6, mix(middle, '#ffffff', air.lit ? 0 : 0.25)],
      [1, lighten(low, 0.15)],
    ],
    [0, 0],
    [0, horizon],
  );
  const wood = mix(air.evergreen[1], air.haze, 0.6);
  let ridge = `M${num(left - 20)} ${num(horizon + 20)}V${num(horizon - 60)}`;
  for (let x = left - 20; x < right + 20;) {
    const step = random.range(18, 60);
    x += step;
    ridge += `A${num(step * 0.7)} ${num(step * 0.8)} 0 0 1 ${num(x)} ${num(horizon - random.range(50, 120))}`;
  }
  const lawn = defs.linearBetween(
    [
      [0, mix(air.lawn[0], air.haze, 0.2)],
      [1, air.lawn[1]],
    ],
    [0, horizon],
    [0, horizon + frame.height * 0.2],
  );
  const trees = Array.from({ length: 3 }, (_, index) =>
    drawNearTree(canvas, left + width * (0.1 + 0.4 * index + random.range(-0.1, 0.1))),
  );
  return [
    box(left - 10, 0, width + 20, frame.height, sky),
    fill(`${ridge}V${num(horizon + 30)}z`, wood),
    box(left - 10, horizon + 6, width + 20, frame.height - horizon, lawn),
    ...trees,
    drawHedgeLine(canvas, left, right),
  ].join('');
}

function drawNearTree(canvas: Canvas, x: number): string {
  const { camera, random, air } = canvas;
  const size = random.range(200, 330);
  const foot = camera.horizon + random.range(20, 60);
  const trunk = fill(
    `M${num(x - 6)} ${num(foot)}L${num(x - 3)} ${num(foot - size * 0.6)}H${num(x + 3)}L${num(x + 6)} ${num(foot)}z`,
    mix('#6b5848', air.haze, 0.3),
  );
  if (air.bare && random.chance(0.6)) return trunk;
  const tones = random
    .pick(air.bare ? ([air.evergreen] as const) : air.foliage)
    .map((tone) => mix(tone, air.haze, 0.26)) as unknown as Atmosphere['evergreen'];
  const lobes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2;
    const centre: P2 = [x + Math.cos(angle) * size * 0.2, foot - size * 0.66 + Math.sin(angle) * size * 0.17];
    return { centre, radius: size * random.range(0.13, 0.19) };
  });
  return trunk + drawFoliage(canvas, lobes, { tones, leaf: size * 0.035, count: 70 });
}

function drawHedgeLine({ camera, random, air }: Canvas, left: number, right: number): string {
  const y = camera.horizon + 40;
  const points = (spread: number) =>
    Array.from({ length: 26 }, (_, index): P2 => [
      left + ((right - left) * index) / 25,
      y + random.range(-spread, spread),
    ]);
  return (
    dabs(points(6), mix(air.evergreen[1], air.haze, 0.2), 46) +
    dabs(points(12), mix(air.evergreen[2], air.haze, 0.2), 16)
  );
}

function drawFrame(canvas: Canvas, plane: Plane, window: RoomWindow): string {
  const { air } = canvas;
  const { u, v, width, height, panes } = window;
  const tone = mix(window.frame, air.shadeTint, 0.28);
  const bar = 0.06;
  const strip = (area: Area) => areaData(canvas, plane, area);
  let data = strip({ u, v, width, height: bar }) + strip({ u, v: v + height - bar, width, height: bar });
  for (let index = 0; index <= panes[0]; index++)
    data += strip({ u: u + ((width - bar) * index) / panes[0], v, width: bar, height });
  for (let index = 1; index < panes[1]; index++)
    data += strip({ u, v: v + (height * index) / panes[1], width, height: bar * 0.7 });
  const glare: P2[] = [
    [u + width * 0.15, v],
    [u + width * 0.32, v],
    [u + width * 0.62, v + height],
    [u + width * 0.45, v + height],
  ];
  const ledge =
    v > 0.3
      ? fill(strip({ u: u - 0.08, v: v - 0.06, width: width + 0.16, height: 0.06 }), lighten(tone, 0.3))
      : '';
  return [
    fill(onPlane(canvas, plane, glare), '#ffffff', { opacity: 0.09 }),
    fill(data, tone),
    ledge,
    window.curtain ? drawCurtains(canvas, plane, window, window.curtain) : '',
  ].join('');
}

function drawCurtains(canvas: Canvas, plane: Plane, window: RoomWindow, colour: string): string {
  const { air, defs } = canvas;
  const tone = mix(mix(colour, air.lightTint, 0.1), air.shadeTint, 0.16);
  const top = Math.min(window.v + window.height + 0.16, plane.outline[2]![1] - 0.02);
  const folds = 5;
  const drapes = [window.u - 0.34, window.u + window.width - 0.16].map((start) => {
    const strips = Array.from({ length: folds }, (_, index) => {
      const area = { u: start + index * 0.1, v: 0.02, width: 0.1, height: top - 0.02 };
      return fill(
        areaData(canvas, plane, area),
        defs.linear(
          [
            [0, lighten(tone, 0.16)],
            [0.5, tone],
            [1, darken(tone, 0.2)],
          ],
          [0, 0],
          [1, 0],
        ),
      );
    });
    return strips.join('');
  });
  const rod = areaData(canvas, plane, {
    u: window.u - 0.45,
    v: top,
    width: window.width + 0.9,
    height: 0.035,
  });
  return drapes.join('') + fill(rod, mix('#4b4438', air.shadeTint, 0.2));
}

/** The sun that falls through the windows onto the floor, pane by pane. */
export function drawLightPatch(canvas: Canvas, room: Room): string {
  const { air, defs, camera } = canvas;
  if (air.light === 'dusk') return '';
  const clip = defs.clip(onPlane(canvas, createFloor(room), createFloor(room).outline));
  const panes = room.windows.flatMap((window) =>
    createPanes(window).map((pane) => {
      const plane = createWall(room, window.wall);
      const sun = sunThrough(canvas, window);
      const onFloor = corners(pane).map(([u, v]): V3 => {
        const point = pointOn(plane, u, v);
        return minus(point, times(sun, point[1] / sun[1]));
      });
      return polygonData(projectPolygon(camera, onFloor));
    }),
  );
  const warm = { morning: '#fff0d2', noon: '#fffaf0', golden: '#ffdca0', dusk: '#ffdca0' }[air.light];
  return group(fill(panes.join(''), warm, { opacity: air.light === 'golden' ? 0.42 : 0.36 }), {
    'clip-path': clip,
  });
}

function createPanes({ u, v, width, height, panes }: RoomWindow): Area[] {
  const gap = 0.07;
  return Array.from({ length: panes[0] }, (_, index) => ({
    u: u + (width * index) / panes[0] + gap,
    v: v + gap,
    width: width / panes[0] - gap * 2,
    height: height - gap * 2,
  }));
}

/** Towards the sun, as seen from the room: it stands outside the window. */
function sunThrough({ air }: Canvas, { wall }: RoomWindow): V3 {
  const lean = Math.sign(air.sun[0]) * 0.45;
  if (wall === 'back') return [lean, 0.85, 0.75];
  return wall === 'left' ? [-0.8, 0.8, 0.25] : [0.8, 0.8, 0.25];
}

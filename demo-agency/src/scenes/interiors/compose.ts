import { createAtmosphere, type Atmosphere } from '../drawing/atmosphere.ts';
import type { Camera } from '../drawing/camera.ts';
import type { Canvas, Frame } from '../drawing/canvas.ts';
import { Defs } from '../drawing/defs.ts';
import type { Random } from '../drawing/random.ts';
import { box } from '../drawing/svg.ts';
import type { Weather } from '../exteriors/compose.ts';
import { drawShell, type Room } from './room.ts';
import { drawLightPatch, drawWindows } from './window-view.ts';

/** Looks into a room from its open side and draws it. */
export function composeInterior(random: Random, frame: Frame, weather: Weather, room: Room): string {
  const windowWall = room.windows[0]?.wall;
  const side = windowWall === 'left' ? -1 : windowWall === 'right' ? 1 : random.sign();
  const outside = createAtmosphere(random, weather.season, weather.light, side);
  const canvas: Canvas = {
    frame,
    random,
    defs: new Defs(),
    camera: standInside(random, frame, room),
    air: indoors(outside),
  };
  const items = [...room.items].sort((a, b) => b.z - a.z);
  const layers = [
    drawShell(canvas, room),
    drawWindows(canvas, room, outside),
    room.hangings?.(canvas, room) ?? '',
    ...items.filter(({ z }) => z >= 99).map((item) => item.draw(canvas)),
    drawLightPatch(canvas, room),
    ...items.filter(({ z }) => z < 99).map((item) => item.draw(canvas)),
    drawAmbience(canvas, side),
  ];
  return canvas.defs.toString() + layers.join('');
}

/** A wide lens at eye height near the open side, a little off the middle and turned a little. */
function standInside(random: Random, frame: Frame, room: Room): Camera {
  const off = random.range(-0.22, 0.22) * room.width;
  const horizon = frame.height * random.range(0.47, 0.52);
  return {
    eye: [off, random.range(1.3, 1.5), random.range(-1.1, -0.6)],
    yaw: (-off / room.depth) * random.range(0.5, 1.1),
    focal: frame.width * random.range(0.66, 0.78),
    centreX: frame.width * random.range(0.47, 0.53),
    horizon,
  };
}

/** The atmosphere indoors: softer shade, lamplight after sunset. */
function indoors(outside: Atmosphere): Atmosphere {
  const tints = {
    morning: ['#fffaf1', '#aba79f'],
    noon: ['#fffdf8', '#a9a9a5'],
    golden: ['#ffefd8', '#a99c90'],
    dusk: ['#ffe6c4', '#94806f'],
  } as const;
  const [lightTint, shadeTint] = tints[outside.light];
  const [x, , z] = outside.sun;
  return { ...outside, lightTint, shadeTint, lit: false, sun: [x * 0.62, 0.62, z * 0.75] };
}

function drawAmbience({ air, defs, frame }: Canvas, side: number): string {
  const strength = { morning: 0.16, noon: 0.12, golden: 0.24, dusk: 0.08 }[air.light];
  const glow = defs.linear(
    [
      [0, '#fff2d4', strength],
      [0.6, '#fff2d4', 0],
    ],
    side < 0 ? [0, 0] : [1, 0],
    side < 0 ? [1, 0.4] : [0, 0.4],
  );
  const dark = air.light === 'dusk' ? 0.34 : 0.2;
  const corners = defs.radial(
    [
      [0.6, '#241d16', 0],
      [1, '#241d16', dark],
    ],
    [0.5, 0.48],
    0.78,
  );
  return box(0, 0, frame.width, frame.height, glow) + box(0, 0, frame.width, frame.height, corners);
}

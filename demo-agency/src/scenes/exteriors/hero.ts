import { createAtmosphere, type Atmosphere } from '../drawing/atmosphere.ts';
import { frameCamera, type Target } from '../drawing/camera.ts';
import type { Canvas, Frame } from '../drawing/canvas.ts';
import { lighten, mix } from '../drawing/colour.ts';
import { Defs } from '../drawing/defs.ts';
import { createRandom, type Random } from '../drawing/random.ts';
import { fill, group, num, stroke } from '../drawing/svg.ts';
import type { Weather } from './compose.ts';
import { drawMass, massCorners } from '../building/mass.ts';
import { drawBackdrop } from '../nature/backdrop.ts';
import { drawFlowerbed } from '../nature/flowerbed.ts';
import { drawGrade } from '../nature/grade.ts';
import { drawLawn, drawPaving, groundPolygon } from '../nature/ground.ts';
import { drawShadows } from '../nature/shadow.ts';
import { drawSky } from '../nature/sky.ts';
import { loungeItems, parasolItem } from './furniture.ts';
import { blockItem, treeItem, type Item } from './plot.ts';
import { villaMasses } from './hero-villa.ts';
import { withoutTreesOnRoofs } from './roof-line.ts';

/** The opening picture: a garden villa at the end of the day, mirrored in its pool, under a wide calm sky. */
export function drawHero(random: Random, frame: Frame, weather: Weather, seed: number): string {
  const air = eveningAir(random, weather);
  const masses = villaMasses(random);
  const focus = masses.flatMap(massCorners);
  const target = targetIn(frame);
  const camera = frameCamera([-12, 2.7, -23], 0.27, focus, target);
  const canvas: Canvas = { frame, random, camera, air, defs: new Defs() };
  const plants = withoutTreesOnRoofs(canvas, gardenItems(random), focus);
  const items = [...plants, ...terraceItems()].sort((a, b) => b.z - a.z);
  const behind = items.filter(({ z }) => z > 4);
  const before = items.filter(({ z }) => z <= 4);
  const villa = (view: Canvas) =>
    masses.map((mass) => drawMass({ ...view, random: createRandom(seed, 'villa') }, mass)).join('');
  const layers = [
    drawSky(canvas, { clouds: 4, sunAt: [frame.width * 0.36, camera.horizon * 0.98] }),
    drawBackdrop(canvas, { hills: 3, poplars: true, church: true, trees: 0.09 }),
    drawLawn(canvas, { stripes: false, tufts: 0 }),
    drawPaving(
      canvas,
      [
        [-11.4, -10.6],
        [9, -10.6],
        [9, 0.5],
        [-11.4, 0.5],
      ],
      '#cfc4b2',
      1.2,
    ),
    drawShadows(
      canvas,
      items.map((item) => item.shadow?.(canvas) ?? ''),
    ),
    ...behind.map((item) => item.draw(canvas)),
    drawSpill(canvas),
    drawPool(canvas, villa, behind),
    villa(canvas),
    ...before.map((item) => item.draw(canvas)),
    drawGrade(canvas),
  ];
  return canvas.defs.toString() + layers.join('');
}

/** The villa stands right of the middle, beside a headline; in a portrait crop it fills the width. */
function targetIn({ width, height }: Frame): Target {
  const isWide = width > height * 1.5;
  const [left, right, top, ground] = isWide ? [0.46, 0.965, 0.26, 0.665] : [0.05, 1.02, 0.3, 0.8];
  return { left: width * left, right: width * right, top: height * top, ground: height * ground };
}

/** Shortly after sunset, when lamps and sky have the same brightness. */
function eveningAir(random: Random, weather: Weather): Atmosphere {
  const air = {
    ...createAtmosphere(random, weather.season, weather.light, -1),
    lit: weather.light === 'dusk' || weather.light === 'golden',
    litShare: 0.96,
  };
  if (weather.light !== 'dusk') return air;
  return {
    ...air,
    sky: ['#48627e', '#ab909b', '#f8cc9c'],
    haze: '#cdab9d',
    cloud: '#f4c8aa',
    cloudShade: '#8f88a2',
    lightTint: '#f3dccb',
    shadeTint: '#8b8598',
  };
}

/** Lamplight that falls from the long window onto the terrace. */
function drawSpill(canvas: Canvas): string {
  const { defs } = canvas;
  const pane = groundPolygon(canvas, [
    [-7.6, 0],
    [1.6, 0],
    [2.6, -4],
    [-9, -4],
  ]);
  return fill(
    pane,
    defs.linear([
      [0, '#ffd796', 0.55],
      [1, '#ffd796', 0],
    ]),
  );
}

/** The pool with the reflection of villa and trees: the same scene mirrored at the water. */
function drawPool(canvas: Canvas, villa: (view: Canvas) => string, behind: readonly Item[]): string {
  const { air, camera, defs, random } = canvas;
  const outline = groundPolygon(canvas, [
    [-9.6, -9.4],
    [4.6, -9.4],
    [4.6, -3.6],
    [-9.6, -3.6],
  ]);
  const rim = groundPolygon(canvas, [
    [-10, -9.8],
    [5, -9.8],
    [5, -3.2],
    [-10, -3.2],
  ]);
  const below: Canvas = {
    ...canvas,
    camera: { ...camera, eye: [camera.eye[0], -camera.eye[1], camera.eye[2]] },
  };
  const image =
    behind
      .slice(-4)
      .map((item) => item.draw(below))
      .join('') + villa(below);
  const mirrored = group(image, {
    transform: `matrix(1 0 0 -1 0 ${num(camera.horizon * 2)})`,
    opacity: 0.62,
  });
  const water = defs.linear([
    [0, mix(air.sky[2], '#6f97a0', 0.25)],
    [1, mix(air.sky[0], '#4f8a94', 0.35)],
  ]);
  let ripples = '';
  for (let index = 0; index < 46; index++) {
    const z = -3.8 - 5.4 * random.next();
    const x = random.range(-9.4, 3.2);
    ripples += groundPolygon(canvas, [
      [x, z],
      [x + random.range(0.4, 1.4), z],
    ]).replace('z', '');
  }
  const clip = defs.clip(outline);
  return [
    fill(rim, mix('#efe7d8', air.shadeTint, 0.3)),
    fill(outline, water),
    group(mirrored, { 'clip-path': clip }),
    stroke(ripples, lighten(air.sky[2], 0.35), 1.6, { opacity: 0.4 }),
  ].join('');
}

/** The park around the villa: groups of trees that leave the left of the sky open, shrubs, a border in bloom. */
function gardenItems(random: Random): Item[] {
  const crowns: readonly (readonly [x: number, z: number, height: number])[] = [
    [-30, 34, 10],
    [-25.5, 36, 12],
    [-21, 33, 9],
    [-9, 30, 9],
    [11, 14, 10],
    [15, 12, 13],
    [20, 9, 12],
    [17, 18, 14],
    [3, 20, 10.5],
    [25, 14, 12],
  ];
  const poplars = [0, 1, 2, 3, 4, 5].map((index) =>
    treeItem({ species: 'poplar', x: -62 + index * 4.2, z: 74 + index * 3, height: 16 - index * 0.4 }),
  );
  const shrubs = Array.from({ length: 9 }, (_, index) =>
    treeItem({
      species: 'shrub',
      x: -15 - index * 2.2 + random.range(-0.6, 0.6),
      z: 12 + index * 0.8,
      height: random.range(1, 2),
    }),
  );
  const balls = [
    [5.6, -0.9, 1],
    [6.9, -0.8, 1.3],
    [-9, 1, 1.1],
  ].map(([x, z, height]) => treeItem({ species: 'ball', x: x!, z: z!, height: height! }));
  const border = [
    [7.4, 12.6, 0.2],
    [-14, -10.2, -1.6],
  ].map(([x0, x1, z]): Item => ({
    z: z!,
    draw: (canvas) => drawFlowerbed(canvas, { x0: x0!, x1: x1!, z: z!, depth: 1.2, height: 0.7 }),
  }));
  return [
    ...crowns.map(([x, z, height]) =>
      treeItem({ species: random.pick(['oak', 'oak', 'birch']), x, z, height }),
    ),
    ...poplars,
    ...shrubs,
    treeItem({ species: 'birch', x: -12, z: 3, height: 7.5 }),
    treeItem({ species: 'birch', x: -13.6, z: 5, height: 6.4 }),
    ...balls,
    ...border,
  ];
}

function terraceItems(): Item[] {
  return [
    ...loungeItems(-7, -2.4, 2.6, '#efe6d6'),
    parasolItem(4.6, -2.6, '#efe3cc'),
    blockItem({ x0: -3.4, x1: -2.4, y0: 0, y1: 0.36, z0: -2.2, z1: -1.5 }, '#8a6647'),
  ];
}

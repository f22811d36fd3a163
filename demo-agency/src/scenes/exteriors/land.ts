import { shade } from '../drawing/atmosphere.ts';
import { project, projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { dabs, fill, lineData, stroke } from '../drawing/svg.ts';
import type { P2, V3 } from '../drawing/vector.ts';
import { drawLawn, drawPaving, groundPolygon } from '../nature/ground.ts';
import type { Species } from '../nature/tree.ts';
import { hedgeItem } from './front-garden.ts';
import { treeItem, type Item, type Plot } from './plot.ts';

/** A building plot or meadow: open grass, marked out by stakes, with fence, hedge and trees around it. */
export function planLand(random: Random): Plot {
  const width = random.range(16, 26);
  const depth = random.range(22, 34);
  const staked = random.chance(0.75);
  const track = random.chance(0.6);
  const bend = random.range(-6, 6);
  const trackSide = random.sign() * (width / 2 + 2.5);
  const soil = random.pick(['#c9b597', '#bfae90', '#b9a98c']);
  const flowers = random.chance(0.7);
  return {
    items: [
      ...fenceItems(random, width, depth),
      ...standingTrees(random, width, depth),
      ...(staked ? stakeItems(width, depth) : []),
    ],
    focus: [
      [-width / 2, 0, 0],
      [width / 2, 0, 0],
      [width / 2, 3, depth],
      [-width / 2, 3, depth],
    ],
    ground: (canvas) =>
      drawLawn(canvas, { stripes: false, tufts: 320 }) +
      drawFields(canvas) +
      (flowers ? drawMeadowFlowers(canvas) : ''),
    paving: (canvas) =>
      [
        track
          ? drawPaving(
              canvas,
              [
                [trackSide - 1.4 + bend, -20],
                [trackSide + 1.4 + bend, -20],
                [trackSide + 1.3, 6],
                [trackSide + 1.1 - bend * 0.4, depth + 20],
                [trackSide - 1.1 - bend * 0.4, depth + 20],
                [trackSide - 1.3, 6],
              ],
              soil,
            )
          : '',
        staked ? drawOutline(canvas, width, depth) : '',
      ].join(''),
    view: {
      angle: [0.05, 0.5],
      distance: [26, 34],
      eye: [3, 6],
      width: [0.7, 0.95],
      ground: [0.84, 0.95],
      top: 0.3,
    },
    backdrop: { hills: 3, poplars: random.chance(0.6), church: random.chance(0.6), trees: 0.07 },
  };
}

/** The fields beyond, as bands of other greens and of corn. */
function drawFields(canvas: Canvas): string {
  const { air, random } = canvas;
  const bands: string[] = [];
  for (let index = 0; index < 4; index++) {
    const z = 55 + index * 40;
    const x = random.range(-90, 20);
    const tone = mix(
      random.pick([air.lawn[0], '#cdbb83', '#b7b878', '#9fae74']),
      air.haze,
      0.3 + index * 0.13,
    );
    bands.push(
      fill(
        groundPolygon(canvas, [
          [x, z],
          [x + random.range(50, 120), z],
          [x + random.range(70, 140), z + 45],
          [x + 14, z + 45],
        ]),
        tone,
        { opacity: 0.75 },
      ),
    );
  }
  return bands.join('');
}

function drawMeadowFlowers(canvas: Canvas): string {
  const { air, random, frame, camera } = canvas;
  if (air.bare) return '';
  const tones = air.season === 'autumn' ? ['#d6b36a', '#c98f63'] : ['#f4efe2', '#e6c86f', '#c58a86'];
  const depth = frame.height - camera.horizon;
  return tones
    .map((tone, index) => {
      const points = Array.from({ length: 60 }, (): P2 => [
        random.range(0, frame.width),
        camera.horizon + depth * (0.45 + 0.55 * random.next()),
      ]);
      return dabs(points, mix(tone, air.shadeTint, air.lit ? 0.4 : 0.05), 5 + index, { opacity: 0.85 });
    })
    .join('');
}

function stakeItems(width: number, depth: number): Item[] {
  const corners: readonly P2[] = [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, depth],
    [-width / 2, depth],
  ];
  return corners.map(([x, z]) => ({
    z,
    draw: (canvas: Canvas) => {
      const scale = scaleAt(canvas.camera, [x, 0, z]);
      const [foot, head] = projectPolygon(canvas.camera, [
        [x, 0, z],
        [x, 1.3, z],
      ]);
      if (!foot || !head) return '';
      const wood = shade(canvas.air, '#d9c7a2', [0, 0, -1]);
      const tip = project(canvas.camera, [x, 1.02, z]);
      return (
        stroke(lineData([foot, head]), wood, Math.max(3, 0.1 * scale)) +
        stroke(lineData([tip, head]), shade(canvas.air, '#b4532f', [0, 0, -1]), Math.max(3, 0.11 * scale))
      );
    },
  }));
}

function drawOutline(canvas: Canvas, width: number, depth: number): string {
  const data = groundPolygon(
    canvas,
    [
      [-width / 2, 0],
      [width / 2, 0],
      [width / 2, depth],
      [-width / 2, depth],
    ],
    0.5,
  );
  const inside = groundPolygon(canvas, [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, depth],
    [-width / 2, depth],
  ]);
  return (
    fill(inside, lighten(canvas.air.lawn[0], 0.3), { opacity: 0.3 }) +
    stroke(data, '#f4efe2', 2.2, { 'stroke-dasharray': '14 9', opacity: 0.85 })
  );
}

function fenceItems(random: Random, width: number, depth: number): Item[] {
  const far = depth + 3;
  const near: Item[] = random.chance(0.55)
    ? [{ z: -3.5, draw: (canvas) => drawFence(canvas, -3.5, random) }]
    : [];
  const back = random.chance(0.6)
    ? hedgeItem({ x0: -width * 1.6, x1: width * 1.6, z: far, height: 2 })
    : { z: far, draw: (canvas: Canvas) => drawFence(canvas, far, random) };
  return [back, ...near];
}

/** A pasture fence: chestnut posts and two wires. */
function drawFence(canvas: Canvas, z: number, random: Random): string {
  const wood = shade(canvas.air, '#8d7a63', [0, 0, -1]);
  const scale = scaleAt(canvas.camera, [0, 0, z]);
  let posts = '';
  for (let x = -36; x <= 36; x += 2.6) {
    const lean = random.range(-0.05, 0.05);
    posts += lineData([project(canvas.camera, [x, 0, z]), project(canvas.camera, [x + lean, 1.15, z])]);
  }
  const wire = [0.55, 1]
    .map((y) =>
      lineData(
        projectPolygon(canvas.camera, [
          [-36, y, z],
          [36, y, z],
        ] as V3[]),
      ),
    )
    .join('');
  return (
    stroke(wire, darken(wood, 0.3), Math.max(0.8, 0.02 * scale), { opacity: 0.7 }) +
    stroke(posts, wood, Math.max(2, 0.12 * scale))
  );
}

function standingTrees(random: Random, width: number, depth: number): Item[] {
  const around = Array.from({ length: random.int(3, 6) }, () => {
    const x = random.sign() * (width / 2 + random.range(3, 16));
    return treeItem({
      species: random.pick<Species>(['oak', 'oak', 'birch', 'poplar', 'blossom']),
      x,
      z: random.range(6, depth + 14),
      height: random.range(7, 13),
    });
  });
  const behind = Array.from({ length: random.int(2, 5) }, () =>
    treeItem({
      species: random.pick<Species>(['oak', 'birch', 'conifer']),
      x: random.range(-width, width),
      z: depth + random.range(6, 20),
      height: random.range(8, 12),
    }),
  );
  return [...around, ...behind];
}

import { atDistance, type Foliage } from '../drawing/atmosphere.ts';
import { project, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import { fill, num, stroke } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';
import { drawFoliage, type Lobe } from './foliage.ts';

export type Species = 'oak' | 'birch' | 'poplar' | 'conifer' | 'blossom' | 'cypress' | 'shrub' | 'ball';
/** A plant on the ground at (x, z); height in metres. */
export type Tree = { species: Species; x: number; z: number; height: number; ground?: number };

const evergreen: readonly Species[] = ['conifer', 'cypress', 'ball'];
const blossom: Foliage = ['#a97f7e', '#cfa09c', '#e8c3ba', '#f8e2d8'];

/** Draws one tree or shrub, its detail following its size in the picture. */
export function drawTree(canvas: Canvas, tree: Tree): string {
  const foot = project(canvas.camera, [tree.x, tree.ground ?? 0, tree.z]);
  const size = tree.height * scaleAt(canvas.camera, [tree.x, 0, tree.z]);
  if (foot[0] < -size || foot[0] > canvas.frame.width + size) return '';
  const tones = chooseTones(canvas, tree);
  if (isBare(canvas, tree)) return drawBareTree(canvas, foot, size);
  const lobes = createLobes(canvas, tree.species, foot, size);
  const count = Math.round(Math.min(240, 16 + size / 3.4));
  const leaf = Math.min(13, Math.max(3.5, size * (tree.species === 'conifer' ? 0.02 : 0.026)));
  return drawTrunk(canvas, tree.species, foot, size) + drawFoliage(canvas, lobes, { tones, leaf, count });
}

function isBare({ air }: Canvas, tree: Tree): boolean {
  return air.bare && !evergreen.includes(tree.species) && tree.species !== 'shrub';
}

function chooseTones(canvas: Canvas, { species, x, z }: Tree): Foliage {
  const { air, camera, random } = canvas;
  const flowering = species === 'blossom' && air.season === 'spring';
  const green = evergreen.includes(species) || (species === 'shrub' && (air.bare || random.chance(0.5)));
  const tones = flowering
    ? blossom.map((tone) => mix(tone, air.shadeTint, air.lit ? 0.35 : 0.05))
    : green
      ? air.evergreen
      : random.pick(air.foliage);
  const distance = Math.hypot(x - camera.eye[0], z - camera.eye[2]);
  return tones.map((tone) => atDistance(air, tone, distance)) as unknown as Foliage;
}

function createLobes({ random }: Canvas, species: Species, [x, y]: P2, size: number): Lobe[] {
  switch (species) {
    case 'poplar':
    case 'cypress': {
      const slim = species === 'poplar' ? 0.12 : 0.13;
      return stack(14, (share) => ({
        centre: [x + random.range(-0.02, 0.02) * size, y - size * (0.12 + 0.8 * share)],
        radius: size * slim * Math.sin(0.45 + share * 2.35) * random.range(0.85, 1.1),
      }));
    }
    case 'conifer':
      return stack(20, (share) => ({
        centre: [x + random.range(-1, 1) * size * 0.1 * (1 - share), y - size * (0.12 + 0.85 * share)],
        radius: size * (0.02 + 0.13 * (1 - share)),
      }));
    case 'ball':
      return [{ centre: [x, y - size * 0.55], radius: size * 0.5 }];
    case 'shrub':
      return stack(5, (share) => ({
        centre: [x + (share - 0.5) * size * 1.3, y - size * random.range(0.35, 0.55)],
        radius: size * random.range(0.34, 0.5),
      }));
    default:
      return broadCrown(
        random,
        [x, y],
        size,
        species === 'birch' ? 0.24 : species === 'blossom' ? 0.4 : 0.33,
      );
  }
}

function broadCrown(random: Canvas['random'], [x, y]: P2, size: number, spread: number): Lobe[] {
  const centre: P2 = [x, y - size * 0.63];
  const ring = stack(13, (share) => {
    const angle = share * 11.4 + random.range(-0.3, 0.3);
    const reach = random.range(0.5, 1);
    return {
      centre: [
        centre[0] + Math.cos(angle) * size * spread * reach,
        centre[1] + Math.sin(angle) * size * 0.25 * reach,
      ],
      radius: size * random.range(0.08, 0.15) * (spread / 0.33) ** 0.5,
    };
  });
  return [{ centre, radius: size * Math.min(0.24, spread) }, ...ring];
}

const stack = (count: number, lobe: (share: number) => Lobe): Lobe[] =>
  Array.from({ length: count }, (_, index) => lobe(index / (count - 1)));

function drawTrunk({ air, random, defs }: Canvas, species: Species, [x, y]: P2, size: number): string {
  if (species === 'shrub' || species === 'ball' || species === 'cypress') return '';
  const bark = mix(species === 'birch' ? '#cfc8ba' : '#5e4c3e', air.shadeTint, 0.3);
  const half = size * (species === 'birch' ? 0.009 : species === 'oak' ? 0.02 : 0.014);
  const top = y - size * 0.55;
  const lean = random.range(-0.015, 0.015) * size;
  const left = `M${num(x - half * 1.5)} ${num(y)}Q${num(x - half * 0.8)} ${num(y - size * 0.08)} ${num(x + lean - half * 0.6)} ${num(top)}`;
  const right = `H${num(x + lean + half * 0.6)}Q${num(x + half * 0.8)} ${num(y - size * 0.08)} ${num(x + half * 1.5)} ${num(y)}z`;
  return fill(
    left + right,
    defs.linear([
      [0, darken(bark, 0.35)],
      [0.4, darken(bark, 0.12)],
      [1, bark],
    ]),
  );
}

function drawBareTree(canvas: Canvas, foot: P2, size: number): string {
  const { air } = canvas;
  const levels: string[] = ['', '', '', '', ''];
  grow(canvas, levels, foot, -Math.PI / 2, size * 0.3, 0);
  const bark = mix('#5a4d43', air.haze, 0.15);
  const widths = [0.03, 0.016, 0.009, 0.005, 0.003];
  return levels
    .map((data, level) =>
      stroke(data, mix(bark, air.haze, level * 0.1), Math.max(1, size * widths[level]!), {
        'stroke-linecap': 'round',
      }),
    )
    .join('');
}

function grow(
  canvas: Canvas,
  levels: string[],
  from: P2,
  angle: number,
  length: number,
  level: number,
): void {
  const { random } = canvas;
  const end: P2 = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  const bend = random.range(-0.12, 0.12) * length;
  levels[level] +=
    `M${num(from[0])} ${num(from[1])}Q${num((from[0] + end[0]) / 2 + bend)} ${num((from[1] + end[1]) / 2)} ${num(end[0])} ${num(end[1])}`;
  if (level === levels.length - 1) return;
  const children = level === 0 ? 4 : 3;
  for (let index = 0; index < children; index++) {
    const turn = (index / (children - 1) - 0.5) * 1.5 + random.range(-0.2, 0.2);
    grow(
      canvas,
      levels,
      end,
      angle * 0.92 - 0.08 * (Math.PI / 2) + turn,
      length * random.range(0.55, 0.78),
      level + 1,
    );
  }
}

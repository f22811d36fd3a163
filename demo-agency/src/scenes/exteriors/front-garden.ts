import type { Random } from '../drawing/random.ts';
import { drawFlowerbed } from '../nature/flowerbed.ts';
import { drawPaving } from '../nature/ground.ts';
import { drawHedge, type Hedge } from '../nature/hedge.ts';
import { solidShadow } from '../nature/shadow.ts';
import type { Species } from '../nature/tree.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { treeItem, type Item } from './plot.ts';

/** Where the building stands: its ends, the line of its façade, its door and its garage (metres). */
type Site = { x0: number; x1: number; front: number; doorX?: number; driveX?: number; beds?: boolean };

/** Trees around a building, hedges, a path to the door and a drive to the garage. */
export function frontGarden(
  random: Random,
  site: Site,
): { items: Item[]; paving: (canvas: Canvas) => string } {
  return {
    items: [...treesBehind(random, site), ...treesBeside(random, site), ...planting(random, site)],
    paving: paths(random, site),
  };
}

function treesBehind(random: Random, { x0, x1 }: Site): Item[] {
  const count = random.int(3, 6);
  return Array.from({ length: count }, (_, index) => {
    const species = random.pick<Species>(['oak', 'oak', 'birch', 'poplar', 'conifer']);
    const x = x0 - 9 + ((x1 - x0 + 18) * (index + random.range(0.1, 0.9))) / count;
    return treeItem({ species, x, z: random.range(15, 28), height: random.range(8, 14) });
  });
}

function treesBeside(random: Random, { x0, x1, front }: Site): Item[] {
  const items: Item[] = [];
  for (const side of [-1, 1]) {
    if (random.chance(0.25)) continue;
    const species = random.pick<Species>(['oak', 'birch', 'blossom', 'blossom', 'cypress', 'conifer']);
    const height = species === 'oak' ? random.range(7, 10) : random.range(4, 7.5);
    const x = side < 0 ? x0 - random.range(3, 6.5) : x1 + random.range(3, 6.5);
    items.push(treeItem({ species, x, z: front + random.range(0, 7), height }));
  }
  return items;
}

function planting(random: Random, { x0, x1, front, doorX, driveX, beds = true }: Site): Item[] {
  const items: Item[] = [];
  const kept = [doorX, driveX].filter((x) => x !== undefined);
  const free = (from: number, to: number) => kept.every((x) => x < from - 1.2 || x > to + 1.2);
  for (let x = x0; beds && x < x1 - 1; x += 2.2) {
    if (!free(x, x + 2) || random.chance(0.3)) continue;
    const choice = random.pick(['bed', 'bed', 'shrub', 'ball']);
    if (choice === 'bed') items.push(bedItem(x, x + 2.2, front - 0.9));
    else
      items.push(
        treeItem({
          species: choice === 'ball' ? 'ball' : 'shrub',
          x: x + 1,
          z: front - 0.9,
          height: random.range(0.7, 1.2),
        }),
      );
  }
  if (random.chance(0.6)) {
    const height = random.range(1.3, 2);
    for (const [from, to] of [
      [x0 - 16, x0 - 1],
      [x1 + 1, x1 + 16],
    ] as const)
      items.push(hedgeItem({ x0: from, x1: to, z: front + 7, height }));
  }
  return items;
}

function bedItem(x0: number, x1: number, z: number): Item {
  return {
    z,
    span: { x0, x1, z0: z, z1: z + 0.7 },
    draw: (canvas) => drawFlowerbed(canvas, { x0, x1, z, depth: 0.7, height: 0.55 }),
  };
}

export function hedgeItem(hedge: Hedge): Item {
  const { x0, x1, z, height, depth = 0.8 } = hedge;
  return {
    z,
    span: { x0, x1, z0: z, z1: z + depth },
    draw: (canvas) => drawHedge(canvas, hedge),
    shadow: (canvas) =>
      solidShadow(
        canvas,
        [x0, x1].flatMap((x) => [0, height].flatMap((y) => [z, z + depth].map((at) => [x, y, at] as const))),
      ),
  };
}

function paths(random: Random, { front, doorX, driveX }: Site): (canvas: Canvas) => string {
  const colour = random.pick(['#cfc6b6', '#bdb3a4', '#c9b79c', '#a9a49b']);
  const joints = random.chance(0.5) ? 0.8 : undefined;
  const drift = random.range(-2.5, 2.5);
  return (canvas) => {
    const parts: string[] = [];
    if (driveX !== undefined)
      parts.push(
        drawPaving(
          canvas,
          [
            [driveX - 1.9, front - 26],
            [driveX + 2.2, front - 26],
            [driveX + 1.7, front],
            [driveX - 1.7, front],
          ],
          colour,
          joints,
        ),
      );
    if (doorX !== undefined) {
      const far = front + 1;
      parts.push(
        drawPaving(
          canvas,
          [
            [doorX - 0.8 + drift, front - 26],
            [doorX + 0.9 + drift, front - 26],
            [doorX + 0.85 + drift * 0.2, front - 6],
            [doorX + 0.7, far],
            [doorX - 0.7, far],
            [doorX - 0.75 + drift * 0.2, front - 6],
          ],
          colour,
          joints,
        ),
      );
    }
    return parts.join('');
  };
}

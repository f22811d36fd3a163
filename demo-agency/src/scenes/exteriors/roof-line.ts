import { project, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { V3 } from '../drawing/vector.ts';
import type { Item } from './plot.ts';

/** Share of a tree that must show above a roof; less of it looks as if it grew there. */
const SHOWN = 0.45;

/** Leaves out trees behind a building, given by its corners, of which only the tops would show above its roof. */
export function withoutTreesOnRoofs(
  { camera }: Canvas,
  items: readonly Item[],
  corners: readonly V3[],
): Item[] {
  const seen = corners.map((corner) => project(camera, corner));
  const left = Math.min(...seen.map(([x]) => x));
  const right = Math.max(...seen.map(([x]) => x));
  const roof = Math.min(...seen.map(([, y]) => y));
  const front = Math.min(...corners.map(([, , z]) => z));
  return items.filter(({ tree }) => {
    if (!tree || tree.z < front) return true;
    const at: V3 = [tree.x, tree.ground ?? 0, tree.z];
    const [x, foot] = project(camera, at);
    const height = tree.height * scaleAt(camera, at);
    const isBehind = x > left && x < right;
    return !isBehind || roof - (foot - height) > SHOWN * height;
  });
}

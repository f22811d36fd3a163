import type { Canvas } from '../drawing/canvas.ts';
import { projectPolygon } from '../drawing/camera.ts';
import { fill, group, polygonData } from '../drawing/svg.ts';
import { hull, type P2, type V3 } from '../drawing/vector.ts';
import type { Tree } from './tree.ts';

/** Where the shadow of a world point falls on the ground, as (x, z). */
function castOnGround({ air }: Canvas, [x, y, z]: V3): P2 {
  const [sunX, sunY, sunZ] = air.sun;
  const reach = y / Math.max(0.28, sunY);
  return [x - sunX * reach, z - sunZ * reach];
}

/** Path data of the shadow a solid (given by its corners) throws on the ground. */
export function solidShadow(canvas: Canvas, points: readonly V3[]): string {
  const outline = hull(points.map((point) => castOnGround(canvas, point)));
  return polygonData(
    projectPolygon(
      canvas.camera,
      outline.map(([x, z]): V3 => [x, 0.01, z]),
    ),
  );
}

/** Path data of a tree's shadow: a stretched crown joined to the foot of the trunk. */
export function treeShadow(canvas: Canvas, tree: Tree): string {
  const radius = tree.height * (tree.species === 'poplar' || tree.species === 'cypress' ? 0.1 : 0.3);
  const crown = tree.species === 'shrub' || tree.species === 'ball' ? 0.45 : 0.62;
  const ring = Array.from({ length: 14 }, (_, index): V3 => {
    const angle = (index / 14) * Math.PI * 2;
    const swell = radius * (1 + 0.14 * Math.sin(index * 2.4));
    const across = Math.cos(angle) * swell;
    return [
      tree.x + across,
      tree.height * crown + Math.sin(angle) * tree.height * 0.3,
      tree.z + across * 0.3,
    ];
  });
  const trunk: V3[] = [
    [tree.x - 0.12, 0, tree.z],
    [tree.x + 0.12, 0, tree.z],
    [tree.x, tree.height * 0.4, tree.z],
  ];
  return (
    solidShadow(
      canvas,
      ring.map(([x, y, z]): V3 => [x, Math.max(0, y), z]),
    ) + solidShadow(canvas, trunk)
  );
}

/** All shadows as one tone, so that they do not darken each other. */
export function drawShadows(canvas: Canvas, shapes: readonly string[]): string {
  const { air } = canvas;
  const tone = air.season === 'winter' ? '#3c4a52' : '#20352f';
  return group(shapes.map((data) => fill(data, tone)).join(''), { opacity: air.shadow });
}

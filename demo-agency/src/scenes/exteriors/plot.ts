import type { Canvas } from '../drawing/canvas.ts';
import { projectPolygon } from '../drawing/camera.ts';
import type { V3 } from '../drawing/vector.ts';
import { drawMass, massCorners, type Mass } from '../building/mass.ts';
import { listCorners, drawBlock, type Solid } from '../building/solid.ts';
import type { Colour } from '../drawing/colour.ts';
import { solidShadow, treeShadow } from '../nature/shadow.ts';
import { drawTree, type Tree } from '../nature/tree.ts';
import type { Standing } from './depth-order.ts';
import type { BackdropPlan } from '../nature/backdrop.ts';

/** Something that stands on the plot and can draw itself and its shadow. */
export type Item = Standing & {
  draw: (canvas: Canvas) => string;
  shadow?: (canvas: Canvas) => string;
  tree?: Tree;
};

/** Ranges the composition may choose from; angles in radians, fractions of the picture. */
export type View = {
  angle: readonly [number, number];
  distance: readonly [number, number];
  eye: readonly [number, number];
  /** Share of the width the building takes. */
  width: readonly [number, number];
  /** Where the building meets the ground, as a share of the height. */
  ground: readonly [number, number];
  top?: number;
};

/** A place with a building on it, without a camera. */
export type Plot = {
  items: readonly Item[];
  /** World points the picture must show. */
  focus: readonly V3[];
  view: View;
  backdrop?: BackdropPlan;
  lawn?: { stripes?: boolean; tufts?: number };
  /** Background of the plot instead of hills and woods. */
  scenery?: (canvas: Canvas) => string;
  /** Ground instead of a lawn. */
  ground?: (canvas: Canvas) => string;
  /** Paths, drives, water: drawn on the lawn, under the shadows. */
  paving?: (canvas: Canvas) => string;
};

export function massItem(mass: Mass): Item {
  return {
    z: (mass.body.z0 + mass.body.z1) / 2,
    span: mass.body,
    draw: (canvas) => (shows(canvas, mass) ? drawMass(canvas, mass) : ''),
    shadow: (canvas) => solidShadow(canvas, massCorners(mass)),
  };
}

export function treeItem(tree: Tree): Item {
  return {
    z: tree.z,
    span: { x0: tree.x, x1: tree.x, z0: tree.z, z1: tree.z },
    draw: (canvas) => drawTree(canvas, tree),
    shadow: (canvas) => treeShadow(canvas, tree),
    tree,
  };
}

/** A plain box of one colour, drawn at the given depth. */
export function blockItem(solid: Solid, colour: Colour, z = (solid.z0 + solid.z1) / 2): Item {
  return {
    z,
    span: solid,
    draw: (canvas) => drawBlock(canvas, solid, colour),
    shadow: (canvas) => solidShadow(canvas, listCorners(solid)),
  };
}

/** Whether any part of a volume lies between the left and right edge of the picture. */
function shows({ camera, frame }: Canvas, mass: Mass): boolean {
  const xs = projectPolygon(camera, massCorners(mass)).map(([x]) => x);
  return Math.max(...xs) > 0 && Math.min(...xs) < frame.width;
}

import { box, ellipse, group, num, stroke } from '../drawing/svg.ts';
import type { PlanRoom, RoomUse } from './plan.ts';

const ink = '#4c5650';
const paper = '#fdfbf7';

/** The outline of what stands in a room, drawn in metres inside the room's own corner and mirrored with the plan. */
export function drawPlanFurniture({ use, x, y, width, height, flipX, flipY }: PlanRoom): string {
  const draw = pieces[use];
  const corner = `translate(${num(flipX ? x + width : x)} ${num(flipY ? y + height : y)})`;
  const transform = `${corner} scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`;
  return draw ? group(draw(width, height), { transform, stroke: ink, 'stroke-width': 0.028 }) : '';
}

const item = (x: number, y: number, width: number, height: number, round = 0.06) =>
  box(x, y, width, height, paper, { rx: round });
const disc = (x: number, y: number, radius: number) => ellipse([x, y], radius, radius, paper);
const line = (data: string) => stroke(data, ink, 0.024);

type Draw = (width: number, height: number) => string;

const pieces: Partial<Record<RoomUse, Draw>> = {
  living: (width, height) => {
    const x = width * 0.5 - 1.15;
    const y = height * 0.5;
    return [
      `<rect x="${num(x - 0.3)}" y="${num(y - 1.1)}" width="2.9" height="2" fill="#e9dfcf" stroke="none" rx="0.05"/>`,
      item(x, y + 0.35, 2.3, 0.9, 0.12),
      item(x + 0.12, y + 0.42, 1, 0.6, 0.1),
      item(x + 1.18, y + 0.42, 1, 0.6, 0.1),
      item(x + 0.6, y - 0.55, 1.1, 0.55, 0.1),
      item(x - 1, y - 0.5, 0.75, 0.75, 0.14),
      disc(x + 2.75, y + 0.8, 0.2),
    ].join('');
  },
  kitchen: (width, height) => {
    const x = width * 0.42 - 0.9;
    const y = height * 0.56 - 0.45;
    const chairs = [0, 0.62, 1.24].flatMap((dx) => [
      item(x + 0.15 + dx, y - 0.36, 0.4, 0.4, 0.1),
      item(x + 0.15 + dx, y + 0.86, 0.4, 0.4, 0.1),
    ]);
    return [
      item(0.2, 0.2, width * 0.62, 0.6, 0),
      item(0.2, 0.8, 0.6, Math.min(1.2, height - 1.6), 0),
      ...[0, 1].flatMap((row) =>
        [0, 1].map((column) => disc(0.2 + width * 0.4 + column * 0.26, 0.37 + row * 0.26, 0.1)),
      ),
      box(0.2 + width * 0.12, 0.3, 0.5, 0.4, paper, { rx: 0.08 }),
      ...chairs,
      item(x, y, 1.95, 0.9, 0.06),
    ].join('');
  },
  bedroom: (width, height) => {
    const x = width / 2 - 0.8;
    const y = Math.max(0.5, height - 2.4);
    return [
      `<rect x="${num(x - 0.4)}" y="${num(y + 0.1)}" width="2.4" height="1.3" fill="#e3e2d6" stroke="none"/>`,
      item(x, y, 1.6, 2, 0.08),
      item(x + 0.12, y + 1.52, 0.62, 0.36, 0.1),
      item(x + 0.86, y + 1.52, 0.62, 0.36, 0.1),
      line(`M${num(x)} ${num(y + 1.38)}h1.6`),
      item(x - 0.5, y + 1.58, 0.42, 0.4),
      item(x + 1.68, y + 1.58, 0.42, 0.4),
      disc(x - 0.29, y + 1.78, 0.11),
      disc(x + 1.89, y + 1.78, 0.11),
    ].join('');
  },
  bathroom: (width, height) => {
    const tub = Math.min(1.7, width - 0.5);
    return [
      item(width - tub - 0.22, 0.22, tub, 0.72, 0.04),
      box(width - tub - 0.12, 0.31, tub - 0.2, 0.54, paper, { rx: 0.26 }),
      item(0.22, height - 0.72, 1.1, 0.46, 0.03),
      ellipse([0.55, height - 0.48], 0.19, 0.14, paper),
      ellipse([1, height - 0.48], 0.19, 0.14, paper),
      ellipse([width - 0.5, height - 0.62], 0.19, 0.26, paper),
      item(width - 0.7, height - 0.42, 0.4, 0.18, 0.04),
    ].join('');
  },
  shower: (width, height) => {
    const tray = Math.min(0.95, width - 0.4);
    return [
      item(width - tray - 0.2, 0.2, tray, tray, 0.03),
      line(
        `M${num(width - tray - 0.2)} 0.2l${num(tray)} ${num(tray)}m0 ${num(-tray)}l${num(-tray)} ${num(tray)}`,
      ),
      item(0.22, height - 0.72, 0.7, 0.46, 0.03),
      ellipse([0.57, height - 0.48], 0.19, 0.14, paper),
      ellipse([width - 0.45, height - 0.62], 0.19, 0.26, paper),
      item(width - 0.65, height - 0.42, 0.4, 0.18, 0.04),
    ].join('');
  },
  hall: (width, height) => {
    const upright = height > width;
    if (!upright) return item(width * 0.4, 0.14, 1, 0.28);
    const steps = Array.from({ length: 10 }, (_, index) =>
      line(`M${num(width - 0.98)} ${num(1.2 + index * 0.26)}h0.9`),
    );
    return height > 5
      ? steps.join('') +
          line(`M${num(width - 0.98)} 1.2v2.34`) +
          line(`M${num(width - 0.53)} 3.5v-2m-0.12 0.2l0.12 -0.2l0.12 0.2`)
      : item(0.16, height * 0.3, 0.3, 1);
  },
  study: (width, height) =>
    [
      item(width / 2 - 0.8, height - 0.9, 1.6, 0.68),
      disc(width / 2, height - 1.2, 0.26),
      item(0.18, 0.25, 0.35, height * 0.4),
    ].join(''),
  terrace: (width, height) =>
    [
      disc(width * 0.35, height / 2, Math.min(0.5, height * 0.3)),
      ...[0, 1, 2, 3].map((index) =>
        disc(width * 0.35 + Math.cos(index * 1.571) * 0.74, height / 2 + Math.sin(index * 1.571) * 0.6, 0.2),
      ),
      item(width * 0.66, height * 0.3, Math.min(1.6, width * 0.3), 0.6, 0.1),
    ].join(''),
};

import type { Frame } from '../drawing/canvas.ts';
import { Defs } from '../drawing/defs.ts';
import type { Random } from '../drawing/random.ts';
import { box, fill, group, num, stroke } from '../drawing/svg.ts';
import type { PlanRooms } from '../scene.ts';
import { drawPlanFurniture } from './furniture.ts';
import { drawNumerals, surfaceText } from './numerals.ts';
import { layOut, type Plan, type PlanGap, type PlanRoom, type RoomUse } from './plan.ts';

const ink = '#26302b';
const outer = 0.34;
const inner = 0.13;

/** A drawn floor plan: walls, door swings, windows, furniture in outline and the surface of each room. */
export function drawFloorplan(random: Random, frame: Frame, rooms?: PlanRooms): string {
  const plan = layOut(random, rooms);
  const tints = random.pick(palettes);
  const bounds = computeBounds(plan);
  const scale = Math.min((frame.width * 0.8) / bounds.width, (frame.height * 0.78) / bounds.height);
  const [left, top] = [
    frame.width / 2 - (bounds.x + bounds.width / 2) * scale,
    frame.height / 2 - (bounds.y + bounds.height / 2) * scale,
  ];
  const defs = new Defs();
  const drawing = [
    box(-0.05 - outer / 2, 0.1 - outer / 2, plan.width + outer, plan.height + outer, '#17211d', {
      'fill-opacity': 0.1,
      filter: defs.blur(0.16),
    }),
    ...plan.rooms.map((room) => drawFloor(room, tints)),
    ...plan.rooms.map(drawPlanFurniture),
    drawWalls(plan),
    ...plan.gaps.map(drawGap),
  ].join('');
  const labels = plan.rooms
    .filter(({ use }) => use !== 'storage')
    .map((room) => drawSurface(room, left, top, scale));
  return [
    defs.toString(),
    box(0, 0, frame.width, frame.height, '#faf8f4'),
    drawGrid(frame),
    group(drawing, { transform: `translate(${num(left)} ${num(top)}) scale(${num(scale)})` }),
    ...labels,
    drawMeasures(plan, left, top, scale),
    drawNorth(random, frame),
  ].join('');
}

type Tints = Record<'warm' | 'wet' | 'calm' | 'out', string>;
const palettes: readonly [Tints, ...Tints[]] = [
  { warm: '#efe4d2', wet: '#dfe7e4', calm: '#ebe6da', out: '#dfe5d6' },
  { warm: '#ecdfcf', wet: '#dde5e8', calm: '#f0ebe1', out: '#d9e2d1' },
  { warm: '#e9e3d3', wet: '#e0e4e0', calm: '#f0e6dc', out: '#e0e4d3' },
];
const tintsByUse: Record<RoomUse, keyof Tints> = {
  living: 'warm',
  kitchen: 'warm',
  hall: 'calm',
  bedroom: 'calm',
  study: 'calm',
  storage: 'calm',
  bathroom: 'wet',
  shower: 'wet',
  terrace: 'out',
};

function computeBounds({ rooms }: Plan) {
  const x = Math.min(...rooms.map((room) => room.x));
  const y = Math.min(...rooms.map((room) => room.y));
  return {
    x,
    y,
    width: Math.max(...rooms.map((room) => room.x + room.width)) - x,
    height: Math.max(...rooms.map((room) => room.y + room.height)) - y,
  };
}

function drawGrid({ width, height }: Frame): string {
  let data = '';
  for (let x = 40; x < width; x += 80) data += `M${x} 0V${height}`;
  for (let y = 13; y < height; y += 80) data += `M0 ${y}H${width}`;
  return stroke(data, '#e8e2d6', 1);
}

function drawFloor({ use, x, y, width, height }: PlanRoom, tints: Tints): string {
  const tiled = use === 'bathroom' || use === 'shower' || use === 'hall';
  let joints = '';
  const step = tiled ? 0.4 : 0.2;
  for (let at = y + step; at < y + height; at += step) joints += `M${num2(x)} ${num2(at)}h${num2(width)}`;
  if (tiled)
    for (let at = x + step; at < x + width; at += step) joints += `M${num2(at)} ${num2(y)}v${num2(height)}`;
  const edge = use === 'terrace' ? { stroke: '#8d9486', 'stroke-width': 0.05 } : {};
  return (
    box(x, y, width, height, tints[tintsByUse[use]], edge) +
    stroke(joints, '#8b7f6b', 0.012, { opacity: 0.3 })
  );
}

const num2 = (value: number): string => String(Math.round(value * 100) / 100);

function drawWalls({ width, height, rooms }: Plan): string {
  const inside = rooms.filter(({ use }) => use !== 'terrace');
  const partitions = inside
    .map(
      (room) =>
        `M${num2(room.x)} ${num2(room.y)}h${num2(room.width)}v${num2(room.height)}h${num2(-room.width)}z`,
    )
    .join('');
  return stroke(partitions, ink, inner) + stroke(`M0 0H${num2(width)}V${num2(height)}H0z`, ink, outer);
}

function drawGap(gap: PlanGap): string {
  const { kind, x, y, length, across } = gap;
  const thick = kind === 'window' || kind === 'entrance' ? outer : inner;
  const along = (from: number, span: number, off: number, depth: number) =>
    across
      ? { x: x + from, y: y + off, width: span, height: depth }
      : { x: x + off, y: y + from, width: depth, height: span };
  const hole = along(0, length, -thick / 2 - 0.02, thick + 0.04);
  const cut = box(hole.x, hole.y, hole.width, hole.height, kind === 'window' ? '#ffffff' : '#f2ece1');
  if (kind === 'passage') return cut;
  if (kind === 'window') {
    const pane = across ? `M${num2(x)} ${num2(y)}h${num2(length)}` : `M${num2(x)} ${num2(y)}v${num2(length)}`;
    const frame = `M${num2(hole.x)} ${num2(hole.y)}h${num2(hole.width)}v${num2(hole.height)}h${num2(-hole.width)}z`;
    return cut + stroke(pane, '#5d7f86', 0.06) + stroke(frame, ink, 0.03);
  }
  return cut + drawSwing(gap);
}

/** The leaf of a door standing open and the quarter circle it sweeps. */
function drawSwing({ x, y, length, across, swing }: PlanGap): string {
  const reach = length * swing;
  const leaf = across ? `M${num2(x)} ${num2(y)}v${num2(reach)}` : `M${num2(x)} ${num2(y)}h${num2(reach)}`;
  const end = across ? `${num2(x + length)} ${num2(y)}` : `${num2(x)} ${num2(y + length)}`;
  const start = across ? `M${num2(x)} ${num2(y + reach)}` : `M${num2(x + reach)} ${num2(y)}`;
  const turn = (across ? swing < 0 : swing > 0) ? 1 : 0;
  return (
    stroke(leaf, ink, 0.05) +
    stroke(`${start}A${num2(length)} ${num2(length)} 0 0 ${turn} ${end}`, ink, 0.02, { opacity: 0.6 })
  );
}

function drawSurface(
  { use, x, y, width, height, flipX, flipY }: PlanRoom,
  left: number,
  top: number,
  scale: number,
): string {
  const text = surfaceText(width * height);
  const share = {
    living: 0.2,
    kitchen: 0.56,
    bedroom: 0.16,
    bathroom: 0.54,
    shower: 0.54,
    hall: 0.5,
    study: 0.3,
    terrace: 0.86,
    storage: 0.5,
  }[use];
  const size = use === 'hall' && width < 3 ? 15 : 18;
  const at: readonly [number, number] = [
    left + (x + width * (use === 'kitchen' ? (flipX ? 0.18 : 0.82) : 0.5)) * scale,
    top + (y + height * (flipY ? 1 - share : share)) * scale,
  ];
  const plate = box(at[0] - size * 2.6, at[1] - size * 0.9, size * 5.2, size * 1.8, '#fdfbf7', {
    rx: size * 0.9,
    'fill-opacity': 0.82,
  });
  return plate + drawNumerals(text, at, size, '#2e5a4c');
}

/** Dimension lines along two sides of the building. */
function drawMeasures({ width, height, rooms }: Plan, left: number, top: number, scale: number): string {
  const terraceBelow = rooms.some(({ y, height: deep }) => y + deep > height + 0.5);
  const terraceRight = rooms.some(({ x, width: wide }) => x + wide > width + 0.5);
  const y = terraceBelow ? top - 46 : top + height * scale + 46;
  const x = terraceRight ? left - 46 : left + width * scale + 46;
  return (
    drawMeasure(width, [left, y], width * scale, 0) +
    drawMeasure(height, [x, top + height * scale], height * scale, -90)
  );
}

function drawMeasure(
  metres: number,
  [x, y]: readonly [number, number],
  length: number,
  turn: number,
): string {
  const text = `${metres.toFixed(2).replace('.', ',')} m`;
  const line = stroke(`M0 0H${num(length)}M0 -9v18M${num(length)} -9v18`, '#a9a294', 1.6);
  const gap = box(length / 2 - 62, -16, 124, 32, '#faf8f4');
  return group(line + gap + drawNumerals(text, [length / 2, 0], 17, '#8a8577'), {
    transform: `translate(${num(x)} ${num(y)}) rotate(${turn})`,
  });
}

function drawNorth(random: Random, { height }: Frame): string {
  const turn = random.int(-40, 40);
  const needle =
    fill('M0 -30L9 14L0 7z', '#2e5a4c') +
    fill('M0 -30L-9 14L0 7z', '#c9c2b3') +
    stroke('M0 -40a40 40 0 1 1 -.1 0z', '#b9b2a3', 1.6);
  return group(needle, { transform: `translate(86 ${num(height - 86)}) rotate(${turn})` });
}

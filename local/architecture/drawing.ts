import type { Building } from './buildings.ts';
import type { Room } from './floors.ts';

const WIDTH = 1180;
const GAP = 14;
const PADDING = 10;
const ROOM = 22;
const LINE = 15;
const CHARACTER = 6.65;

const STYLE = `
    text { font: 11px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #17211d }
    .name { font-size: 14px; font-weight: 700; fill: #14241f }
    .uses { fill: #55605a }
    .building { fill: #f2eee6; stroke: #8b8778 }
    .room { fill: #fff; stroke: #2e5a4c }
    .circle { fill: #fbeae8; stroke: #a3281f; stroke-width: 2 }
    .floor { stroke: #8b8778; stroke-dasharray: 2 3 }`;

/** A piece of the drawing, with its height. */
interface Piece {
  svg: string[];
  height: number;
}

/** The rows of buildings as an SVG: the same code gives the same text. */
export function drawBuildings(rows: Building[][]): string {
  let y = GAP;
  const svg = rows.flatMap((row) => {
    const width = (WIDTH - GAP * (row.length + 1)) / row.length;
    const pieces = row.map((building, index) =>
      drawBuilding(building, GAP + index * (width + GAP), y, width),
    );
    const height = Math.max(...pieces.map((piece) => piece.height));
    const drawn = pieces.flatMap((piece, index) => [
      rectangle('building', GAP + index * (width + GAP), y, width, height),
      ...piece.svg,
    ]);
    y += height + GAP;
    return drawn;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="The workspaces and their folders, in floors: each imports only what is below it">
  <style>${STYLE}
  </style>
  <rect width="100%" height="100%" fill="#faf8f4"/>
  ${svg.join('\n  ')}
</svg>
`;
}

function drawBuilding({ name, floors, uses }: Building, left: number, top: number, width: number): Piece {
  const inner = { left: left + PADDING, width: width - 2 * PADDING };
  const svg = [text('name', inner.left, top + 20, name)];
  let y = top + 32;
  floors.forEach((floor, index) => {
    if (index > 0) svg.push(line(inner.left, y - 5, inner.width));
    const drawn = drawFloor(floor, inner.left, y, inner.width);
    svg.push(...drawn.svg);
    y += drawn.height + 10;
  });
  for (const words of wrapped(uses.length ? ['imports', ...uses] : [], inner.width)) {
    svg.push(text('uses', inner.left, y + 9, words));
    y += LINE;
  }
  return { svg, height: y + 6 - top };
}

/** Rooms side by side, in as many lines as they need. */
function drawFloor(floor: Room[], left: number, top: number, width: number): Piece {
  const svg: string[] = [];
  let [x, y] = [left, top];
  let lineHeight = 0;
  for (const room of floor) {
    const lines = wrapped(room, width - 12);
    const wide = Math.max(...lines.map((words) => words.length)) * CHARACTER + 12;
    const high = ROOM + (lines.length - 1) * LINE;
    if (x > left && x + wide > left + width) [x, y, lineHeight] = [left, y + lineHeight + 4, 0];
    svg.push(rectangle(room.length > 1 ? 'circle' : 'room', x, y, wide, high));
    lines.forEach((words, index) => svg.push(text('', x + 6, y + 15 + index * LINE, words)));
    x += wide + 6;
    lineHeight = Math.max(lineHeight, high);
  }
  return { svg, height: y + lineHeight - top };
}

/** Words in lines that are no wider. */
function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && longer.length * CHARACTER <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const rectangle = (kind: string, x: number, y: number, width: number, height: number) =>
  `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="4"/>`;

const line = (x: number, y: number, width: number) =>
  `<path class="floor" d="M${round(x)} ${round(y)}h${round(width)}"/>`;

const text = (kind: string, x: number, y: number, words: string) =>
  `<text${kind && ` class="${kind}"`} x="${round(x)}" y="${round(y)}">${words}</text>`;

const round = (length: number) => Math.round(length * 10) / 10;

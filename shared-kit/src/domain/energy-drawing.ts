import { energyColours, listLabels, labelText, type EnergyScale } from './energy-label.ts';

/** A text of the drawing, centred on `x`, with its baseline at `y`. Sizes in units of the drawing. */
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
}

/** One class of the scale. */
interface DrawnBand {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  active: boolean;
}

/** The energy scale of a region with one label marked, as shapes: the page draws it as SVG, the API as PNG (product E7). */
export interface EnergyDrawing {
  width: number;
  height: number;
  bands: DrawnBand[];
  /** Badge above the marked class: an SVG path. */
  badge: { path: string; colour: string };
  texts: DrawnText[];
}

const WIDTH = 360;
const HEIGHT = 96;
/** The inset leaves room for the badge over the first and the last class. */
const BAND = { y: 60, height: 28, gap: 2, inset: 12 };
const ACTIVE_GROWTH = 6;
const BADGE = { width: 68, height: 42, radius: 8, pointer: 9 };

/** The drawing for a label such as `a_plus` of a scale; undefined when the scale has no such label. */
export function energyDrawing(scale: EnergyScale, label: string): EnergyDrawing | undefined {
  const labels = listLabels(scale);
  const index = labels.indexOf(label);
  if (index < 0) return undefined;
  const bands = labels.map((name, position) => createBand(name, position, labels.length, position === index));
  const marked = bands[index]!;
  const badgeX = clamp(computeCentre(marked), BADGE.width / 2, WIDTH - BADGE.width / 2);
  const badgeText = { text: labelText(label), x: badgeX, y: 31, size: 28, colour: energyColours(label).text };
  return {
    width: WIDTH,
    height: HEIGHT,
    bands,
    badge: { path: badgePath(badgeX, computeCentre(marked)), colour: marked.colour },
    texts: [badgeText, ...bandTexts(bands)],
  };
}

function createBand(label: string, position: number, count: number, active: boolean): DrawnBand {
  const width = (WIDTH - 2 * BAND.inset - BAND.gap * (count - 1)) / count;
  return {
    label,
    x: round(BAND.inset + position * (width + BAND.gap)),
    y: active ? BAND.y - ACTIVE_GROWTH : BAND.y,
    width: round(width),
    height: active ? BAND.height + ACTIVE_GROWTH : BAND.height,
    colour: energyColours(label).background,
    active,
  };
}

/** Classes that share a letter (Brussels: B+, B, B-) have one text in their middle; with enough space each has its own. */
function bandTexts(bands: DrawnBand[]): DrawnText[] {
  const crowded = bands.length > 12;
  const shown = crowded ? bands.filter(({ label }) => !label.includes('_')) : bands;
  return shown.map((band) => ({
    text: labelText(band.label),
    x: computeCentre(band),
    y: BAND.y + 19,
    size: 14,
    colour: energyColours(band.label).text,
  }));
}

function badgePath(x: number, pointerX: number): string {
  const { width, height, radius, pointer } = BADGE;
  const left = x - width / 2;
  const right = x + width / 2;
  const tip = clamp(pointerX, left + radius + pointer, right - radius - pointer);
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${round(left + radius)} 0H${round(right - radius)}${corner(radius, radius)}`,
    `V${height - radius}${corner(-radius, radius)}`,
    `H${round(tip + pointer)}L${round(tip)} ${height + pointer}L${round(tip - pointer)} ${height}`,
    `H${round(left + radius)}${corner(-radius, -radius)}V${radius}${corner(radius, -radius)}Z`,
  ].join('');
}

function computeCentre({ x, width }: DrawnBand): number {
  return round(x + width / 2);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

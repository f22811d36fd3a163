import {
  type Point,
  isSelfCrossing,
  parsePolygon,
  formatPolygon,
  POLYGON_POINTS,
} from 'shared-kit/domain/map-area';
import type { Pixel } from 'shared-kit/domain/map-ground/viewport';

const SVG = 'http://www.w3.org/2000/svg';
const IS_ON = 'is-on';

/**
 * Lets the visitor draw around an area in one stroke, by mouse, pen or finger, on a sheet that keeps the map below it from moving; Escape gives
 * it up. A stroke that encloses nothing draws nothing.
 * @param placeAt the place at a pixel of the map
 * @returns how it is begun and ended
 */
export function areaDrawing(
  root: HTMLElement,
  placeAt: (pixel: Pixel) => Point,
  done: (area: Point[] | null) => void,
): (isOn: boolean) => void {
  const sheet = root.appendChild(document.createElementNS(SVG, 'svg'));
  sheet.classList.add('sheet');
  sheet.setAttribute('aria-hidden', 'true');
  const line = sheet.appendChild(document.createElementNS(SVG, 'polyline'));
  line.setAttribute('class', 'area-stroke');
  let stroke: Pixel[] | undefined;

  function draw(pixels: Pixel[] | undefined) {
    stroke = pixels;
    line.setAttribute('points', (pixels ?? []).map(({ x, y }) => `${x},${y}`).join(' '));
  }

  function extend(event: PointerEvent) {
    if (!stroke || !event.isPrimary) return;
    const { left, top } = root.getBoundingClientRect();
    draw([...stroke, { x: event.clientX - left, y: event.clientY - top }]);
  }

  function end(event: PointerEvent) {
    if (!stroke || !event.isPrimary) return;
    const area = simplifiedArea(stroke, placeAt);
    draw(undefined);
    if (area) done(area);
  }

  sheet.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return;
    event.preventDefault();
    sheet.setPointerCapture(event.pointerId);
    draw([]);
    extend(event);
  });
  sheet.addEventListener('pointermove', extend);
  sheet.addEventListener('pointerup', end);
  sheet.addEventListener('pointercancel', end);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && sheet.classList.contains(IS_ON)) done(null);
  });
  return (isOn) => {
    draw(undefined);
    sheet.classList.toggle(IS_ON, isOn);
  };
}

/** Pixels by which the simplified line may leave the drawn one, tried one after the other. */
const TOLERANCES = [4, 6, 9, 14, 21, 32];
/** A stroke that is smaller was a slip. */
const LEAST_SIZE = 24;

/**
 * The area that a stroke encloses, as few corners as the address takes and without crossing sides: what cannot be had by smoothing, as an
 * eight, becomes its hull. Undefined for a stroke that encloses nothing.
 */
export function simplifiedArea(
  stroke: readonly Pixel[],
  toPlace: (pixel: Pixel) => Point,
): Point[] | undefined {
  if (stroke.length < POLYGON_POINTS.min || isSlip(stroke)) return undefined;
  const places = (pixels: readonly Pixel[]) => pixels.map(toPlace).map(({ lat, lng }) => ({ lat, lng }));
  for (const tolerance of TOLERANCES) {
    const corners = withoutLastIfClosed(simplified(stroke, tolerance), tolerance);
    if (corners.length < POLYGON_POINTS.min) break;
    if (corners.length > POLYGON_POINTS.max) continue;
    const area = asWritten(places(corners));
    if (area) return area;
  }
  return asWritten(places(hull(stroke).slice(0, POLYGON_POINTS.max)));
}

/** As the address has it, whose rounding may close a narrow place. */
function asWritten(places: Point[]): Point[] | undefined {
  const area = parsePolygon(formatPolygon(places));
  return area && !isSelfCrossing(area) ? area : undefined;
}

function isSlip(stroke: readonly Pixel[]): boolean {
  const size = (values: number[]) => Math.max(...values) - Math.min(...values);
  return size(stroke.map(({ x }) => x)) < LEAST_SIZE || size(stroke.map(({ y }) => y)) < LEAST_SIZE;
}

function withoutLastIfClosed(corners: Pixel[], tolerance: number): Pixel[] {
  const [first, last] = [corners[0]!, corners.at(-1)!];
  return Math.hypot(first.x - last.x, first.y - last.y) <= tolerance * 2 ? corners.slice(0, -1) : corners;
}

/** Ramer, Douglas and Peucker: corners whose absence would move the line by more than the tolerance. */
function simplified(line: readonly Pixel[], tolerance: number): Pixel[] {
  const kept = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [farthest, distance] = [0, tolerance];
    for (let index = from + 1; index < to; index++) {
      const away = distanceTo(line[index]!, line[from]!, line[to]!);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (!farthest) continue;
    kept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return [...kept].sort((a, b) => a - b).map((index) => line[index]!);
}

function distanceTo({ x, y }: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Andrew's monotone chain, on a grid coarse enough that a hull has few corners. */
function hull(stroke: readonly Pixel[]): Pixel[] {
  const coarse = stroke.map(({ x, y }) => ({ x: Math.round(x / 8) * 8, y: Math.round(y / 8) * 8 }));
  const sorted = coarse.sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (pixels: readonly Pixel[]) => {
    const chain: Pixel[] = [];
    for (const pixel of pixels) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, pixel) <= 0) chain.pop();
      chain.push(pixel);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const cross = (a: Pixel, b: Pixel, c: Pixel) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

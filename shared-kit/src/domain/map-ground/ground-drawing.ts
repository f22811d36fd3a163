import type { Language } from '../languages.ts';
import { clippedRing, toPixel, type Viewport, type Pixel } from './viewport.ts';
import { GROUND } from './ground.ts';
import { townLabels, type Box, type TownLabel } from './town-labels.ts';

interface Ground {
  viewport: Viewport;
  language: Language;
  /** What covers parts of the window: no name stands there. */
  taken: readonly Box[];
}

/** What is seen of the ground, in pixels of the window. */
export interface GroundShapes {
  /** From the lowest to the highest; `d` as paths of SVG have it. */
  paths: { kind: 'land' | 'country' | 'border' | 'river'; d: string }[];
  labels: TownLabel[];
}

/** Land in the sea, the countries of the agency's homes, borders, rivers, and the names of towns. */
export function groundShapes({ viewport, language, taken }: Ground): GroundShapes {
  const line = (places: number[][]) =>
    steps(places.map(([lng, lat]) => toPixel(viewport, { lat: lat!, lng: lng! })));
  const areas = (polygons: number[][][][], kind: 'land' | 'country') =>
    polygons
      .map(([ring]) => clippedRing(line(ring!), viewport))
      .filter((ring) => ring.length > 2)
      .map((ring) => ({ kind, d: `${written(ring)}Z` }));
  const lines = (all: number[][][], kind: 'border' | 'river') =>
    all.flatMap((each) => parts(line(each), viewport)).map((part) => ({ kind, d: written(part) }));
  const labels = townLabels(
    {
      zoom: viewport.zoom,
      language,
      inView: (place) => [toPixel(viewport, place)].find((pixel) => isSeen(pixel, viewport)),
    },
    taken,
  );
  const { land, country, borders, rivers } = GROUND;
  return {
    paths: [
      ...areas(land.coordinates, 'land'),
      ...areas(country.coordinates, 'country'),
      ...lines(borders.coordinates, 'border'),
      ...lines(rivers.coordinates, 'river'),
    ],
    labels,
  };
}

/** Names of the classes of its parts: `land`, `country`, `border`, `river`, `spot`, `town`, `level1` to `level4`. */
type GroundClasses = Readonly<Record<string, string>>;

/** The ground as the inside of an SVG as large as the window. */
export function groundDrawing(ground: Ground, classes: GroundClasses): string {
  const { paths, labels } = groundShapes(ground);
  return [
    ...paths.map(({ kind, d }) => `<path class="${classes[kind]}" d="${d}"/>`),
    ...labels.map(
      ({ name, level, place, at }) =>
        `<circle class="${classes.spot}" cx="${round(place.x)}" cy="${round(place.y)}" r="2"/>` +
        `<text class="${classes.town} ${classes[`level${level}`] ?? ''}" x="${round(at.x)}" y="${round(at.y)}">${escaped(name)}</text>`,
    ),
  ].join('');
}

/** Pixels of a line that are not told apart: a picture of the country would have most of its bytes for them. */
const SAME = 2;

/** Without places that would be drawn beside the last one. Lines end where they end: rivers meet there. */
function steps(pixels: readonly Pixel[]): Pixel[] {
  let last: Pixel | undefined;
  return pixels.filter((pixel, index) => {
    const isNear = last && index < pixels.length - 1 && Math.hypot(pixel.x - last.x, pixel.y - last.y) < SAME;
    if (!isNear) last = pixel;
    return !isNear;
  });
}

/** The parts of a line that are seen, each from the place before it to the one after it. */
function parts(line: readonly Pixel[], window: Viewport): Pixel[][] {
  const found: Pixel[][] = [];
  let part: Pixel[] = [];
  line.forEach((pixel, index) => {
    const isDrawn = [line[index - 1], pixel, line[index + 1]].some((near) => near && isSeen(near, window));
    if (isDrawn) part.push(pixel);
    if (part.length > 1 && (!isDrawn || index === line.length - 1)) found.push(part);
    if (!isDrawn) part = [];
  });
  return found;
}

const isSeen = ({ x, y }: Pixel, { width, height }: Pick<Viewport, 'width' | 'height'>): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= height;

const written = (line: readonly Pixel[]) => `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
const round = (value: number) => Math.round(value);
/** Text of an SVG. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

import type { Pixel } from './viewport.ts';
import type { Language } from '../languages.ts';
import type { Point } from '../map-area.ts';
import neighbours from './neighbours.json' with { type: 'json' };
import { FROM_ZOOM, townName, VILLAGE, type Town, type Village } from './town-features.ts';
import towns from './towns.json' with { type: 'json' };
import villages from './villages.json' with { type: 'json' };

/** A part of the window in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const PIXELS_PER_LETTER = 7.5;
const HEIGHT = 22;

/** Pixels between a place and its name, so that neither lies under a pin. */
const NEAR = HEIGHT / 2 + 2;
const FAR = 40;
const ASIDE = 26;

/** Where a name may stand: below its place, further below, above, to the right or to the left. */
const listSites = (half: number): [x: number, y: number][] => [
  [0, NEAR],
  [0, FAR],
  [0, -HEIGHT],
  [half + ASIDE, 0],
  [-half - ASIDE, 0],
];

/** The first of them where there is room: the middle of the name, seen from its place, and what it takes of the window. */
function freeSite(
  name: string,
  { x, y }: Pixel,
  taken: readonly Box[],
): { box: Box; offset: Pixel } | undefined {
  const half = (name.length * PIXELS_PER_LETTER) / 2 + 2;
  return listSites(half)
    .map(([right, down]) => ({
      offset: { x: right, y: down },
      box: {
        left: x + right - half,
        right: x + right + half,
        top: y + down - HEIGHT / 2,
        bottom: y + down + HEIGHT / 2,
      },
    }))
    .find(({ box }) => !taken.some((other) => doOverlap(box, other)));
}

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The name of a town, its place, and the middle of the name. */
export interface TownLabel {
  name: string;
  level: number;
  place: Pixel;
  at: Pixel;
}

interface View {
  zoom: number;
  language: Language;
  /** Where a place is in the window; undefined where it is not in it. */
  inView(place: Point): Pixel | undefined;
}

const BY_SIZE = ([...towns, ...neighbours] as Town[]).sort((one, other) => one[3] - other[3]);

/** The names of towns, the larger first, as many as there is room for beside what is taken. */
export function townLabels({ zoom, language, inView }: View, pins: readonly Box[]): TownLabel[] {
  const taken = [...pins];
  const named = BY_SIZE.map((town) => {
    const [, , , level, lat, lng] = town;
    return { name: townName(town, language), level, lat, lng };
  });
  return [
    ...named,
    ...(villages as Village[]).map(([name, lat, lng]) => ({ name, level: VILLAGE, lat, lng })),
  ]
    .filter(({ level }) => zoom >= FROM_ZOOM[level - 1]!)
    .flatMap(({ name, level, ...point }) => {
      const place = inView(point);
      const site = place && freeSite(name, place, taken);
      if (!site) return [];
      taken.push(site.box);
      return [{ name, level, place, at: { x: place.x + site.offset.x, y: place.y + site.offset.y } }];
    });
}

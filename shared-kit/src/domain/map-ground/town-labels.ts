import type { Language } from '../languages.ts';
import type { Point } from '../map-area.ts';
import { freeSite, type Box } from './label-site.ts';
import neighbours from './neighbours.json' with { type: 'json' };
import { FROM_ZOOM, townName, VILLAGE, type Town, type Village } from './town-name.ts';
import towns from './towns.json' with { type: 'json' };
import villages from './villages.json' with { type: 'json' };
import type { Pixel } from './web-mercator.ts';

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

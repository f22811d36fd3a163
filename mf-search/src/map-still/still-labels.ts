import type { Language } from 'shared-kit/domain/languages';
import type { Point } from 'shared-kit/domain/map-area';
import type { Box } from '../map-frame/box.ts';
import towns from '../map-frame/data/towns.json' with { type: 'json' };
import villages from '../map-frame/data/villages.json' with { type: 'json' };
import { freeSite } from '../map-frame/label-site.ts';
import { FROM_ZOOM, VILLAGE } from '../map-frame/town-levels.ts';
import { townName, type Town } from '../map-frame/town-name.ts';
import type { Pixel } from './web-mercator.ts';

/** The name of a town, its place, and the middle of the name. */
export interface StillLabel {
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

/** The names that the map itself would show, the larger first, as many as there is room for beside what is taken. */
export function stillLabels({ zoom, language, inView }: View, pins: readonly Box[]): StillLabel[] {
  const taken = [...pins];
  return places(language)
    .filter(({ level }) => zoom >= FROM_ZOOM[level - 1]!)
    .flatMap(({ name, level, ...point }) => {
      const place = inView(point);
      const site = place && freeSite(name, place, taken);
      if (!site) return [];
      taken.push(site.box);
      return [{ name, level, place, at: { x: place.x + site.offset.x, y: place.y + site.offset.y } }];
    });
}

function places(language: Language) {
  const named = (towns as Town[]).map((town) => {
    const [, , , level, lat, lng] = town;
    return { name: townName(town, language), level, lat, lng };
  });
  const rest = (villages as [string, number, number][]).map(([name, lat, lng]) => ({
    name,
    level: VILLAGE,
    lat,
    lng,
  }));
  return [...named, ...rest];
}
